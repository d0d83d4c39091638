# Completions of keyline for bash, made by 'keyline completions bash'.
_keyline() {
  local word="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD - 1]}"
  local command="keyline" index
  for ((index = 1; index < COMP_CWORD; index++)); do
    case "$command ${COMP_WORDS[index]}" in
      'keyline play') command='keyline play' ;;
      'keyline layouts') command='keyline layouts' ;;
      'keyline layouts list') command='keyline layouts list' ;;
      'keyline layouts show') command='keyline layouts show' ;;
      'keyline layouts check') command='keyline layouts check' ;;
      'keyline layouts test') command='keyline layouts test' ;;
      'keyline settings') command='keyline settings' ;;
      'keyline settings list') command='keyline settings list' ;;
      'keyline settings get') command='keyline settings get' ;;
      'keyline settings set') command='keyline settings set' ;;
      'keyline settings reset') command='keyline settings reset' ;;
      'keyline words') command='keyline words' ;;
      'keyline words list') command='keyline words list' ;;
      'keyline words add') command='keyline words add' ;;
      'keyline words rm') command='keyline words rm' ;;
      'keyline words block') command='keyline words block' ;;
      'keyline words unblock') command='keyline words unblock' ;;
      'keyline words import') command='keyline words import' ;;
      'keyline words export') command='keyline words export' ;;
      'keyline words reset') command='keyline words reset' ;;
      'keyline replacements') command='keyline replacements' ;;
      'keyline replacements list') command='keyline replacements list' ;;
      'keyline replacements add') command='keyline replacements add' ;;
      'keyline replacements edit') command='keyline replacements edit' ;;
      'keyline replacements rm') command='keyline replacements rm' ;;
      'keyline replacements mv') command='keyline replacements mv' ;;
      'keyline replacements import') command='keyline replacements import' ;;
      'keyline replacements export') command='keyline replacements export' ;;
      'keyline key') command='keyline key' ;;
      'keyline key set') command='keyline key set' ;;
      'keyline key status') command='keyline key status' ;;
      'keyline key remove') command='keyline key remove' ;;
      'keyline access') command='keyline access' ;;
      'keyline access status') command='keyline access status' ;;
      'keyline access grant') command='keyline access grant' ;;
      'keyline access revoke') command='keyline access revoke' ;;
      'keyline ledger') command='keyline ledger' ;;
      'keyline stats') command='keyline stats' ;;
      'keyline predict') command='keyline predict' ;;
      'keyline correct') command='keyline correct' ;;
      'keyline doctor') command='keyline doctor' ;;
      'keyline completions') command='keyline completions' ;;
      'keyline help') command='keyline help' ;;
      'keyline man') command='keyline man' ;;
      *) break ;;
    esac
  done
  COMPREPLY=()
  case "$command $previous" in
    'keyline --layout') :; return ;;
    'keyline --keyboards') :; return ;;
    'keyline --theme') :; return ;;
    'keyline --config') mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "$word"); return ;;
    'keyline --purpose') mapfile -t COMPREPLY < <(compgen -W 'text email url code number password' -- "$word"); return ;;
    'keyline --provider') mapfile -t COMPREPLY < <(compgen -W 'anthropic openai deepseek ollama llamacpp vllm demo device' -- "$word"); return ;;
    'keyline --record') mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "$word"); return ;;
    'keyline --full-access') mapfile -t COMPREPLY < <(compgen -W 'on off' -- "$word"); return ;;
    'keyline --emulate') :; return ;;
    'keyline play --screen') :; return ;;
    'keyline play --junit') mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "$word"); return ;;
    'keyline play --svg') mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "$word"); return ;;
    'keyline play --animate') mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "$word"); return ;;
    'keyline play --theme') :; return ;;
    'keyline play --record') mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "$word"); return ;;
    'keyline play --speed') :; return ;;
    'keyline key set --provider') mapfile -t COMPREPLY < <(compgen -W 'anthropic openai deepseek ollama llamacpp vllm demo device' -- "$word"); return ;;
    'keyline key status --provider') mapfile -t COMPREPLY < <(compgen -W 'anthropic openai deepseek ollama llamacpp vllm demo device' -- "$word"); return ;;
    'keyline key remove --provider') mapfile -t COMPREPLY < <(compgen -W 'anthropic openai deepseek ollama llamacpp vllm demo device' -- "$word"); return ;;
    'keyline ledger --last') :; return ;;
    'keyline predict --lang') :; return ;;
    'keyline correct --lang') :; return ;;
  esac
  if [[ $word == -* ]]; then
    case "$command" in
      'keyline') mapfile -t COMPREPLY < <(compgen -W '--layout --keyboards --theme --no-mouse --config --purpose --provider --demo --incognito --record --full-access --emulate --no-sandbox --help --version' -- "$word") ;;
      'keyline play') mapfile -t COMPREPLY < <(compgen -W '--headless --screen --junit --update --svg --animate --theme --record --bench --json --speed --no-sandbox --help' -- "$word") ;;
      'keyline layouts') mapfile -t COMPREPLY < <(compgen -W '--help' -- "$word") ;;
      'keyline layouts list') mapfile -t COMPREPLY < <(compgen -W '--json --help' -- "$word") ;;
      'keyline layouts show') mapfile -t COMPREPLY < <(compgen -W '--help' -- "$word") ;;
      'keyline layouts check') mapfile -t COMPREPLY < <(compgen -W '--json --help' -- "$word") ;;
      'keyline layouts test') mapfile -t COMPREPLY < <(compgen -W '--json --help' -- "$word") ;;
      'keyline settings') mapfile -t COMPREPLY < <(compgen -W '--help' -- "$word") ;;
      'keyline settings list') mapfile -t COMPREPLY < <(compgen -W '--json --help' -- "$word") ;;
      'keyline settings get') mapfile -t COMPREPLY < <(compgen -W '--json --help' -- "$word") ;;
      'keyline settings set') mapfile -t COMPREPLY < <(compgen -W '--help' -- "$word") ;;
      'keyline settings reset') mapfile -t COMPREPLY < <(compgen -W '--help' -- "$word") ;;
      'keyline words') mapfile -t COMPREPLY < <(compgen -W '--help' -- "$word") ;;
      'keyline words list') mapfile -t COMPREPLY < <(compgen -W '--json --help' -- "$word") ;;
      'keyline words add') mapfile -t COMPREPLY < <(compgen -W '--help' -- "$word") ;;
      'keyline words rm') mapfile -t COMPREPLY < <(compgen -W '--help' -- "$word") ;;
      'keyline words block') mapfile -t COMPREPLY < <(compgen -W '--help' -- "$word") ;;
      'keyline words unblock') mapfile -t COMPREPLY < <(compgen -W '--help' -- "$word") ;;
      'keyline words import') mapfile -t COMPREPLY < <(compgen -W '--help' -- "$word") ;;
      'keyline words export') mapfile -t COMPREPLY < <(compgen -W '--help' -- "$word") ;;
      'keyline words reset') mapfile -t COMPREPLY < <(compgen -W '--yes --help' -- "$word") ;;
      'keyline replacements') mapfile -t COMPREPLY < <(compgen -W '--help' -- "$word") ;;
      'keyline replacements list') mapfile -t COMPREPLY < <(compgen -W '--json --help' -- "$word") ;;
      'keyline replacements add') mapfile -t COMPREPLY < <(compgen -W '--help' -- "$word") ;;
      'keyline replacements edit') mapfile -t COMPREPLY < <(compgen -W '--help' -- "$word") ;;
      'keyline replacements rm') mapfile -t COMPREPLY < <(compgen -W '--help' -- "$word") ;;
      'keyline replacements mv') mapfile -t COMPREPLY < <(compgen -W '--help' -- "$word") ;;
      'keyline replacements import') mapfile -t COMPREPLY < <(compgen -W '--help' -- "$word") ;;
      'keyline replacements export') mapfile -t COMPREPLY < <(compgen -W '--help' -- "$word") ;;
      'keyline key') mapfile -t COMPREPLY < <(compgen -W '--help' -- "$word") ;;
      'keyline key set') mapfile -t COMPREPLY < <(compgen -W '--provider --help' -- "$word") ;;
      'keyline key status') mapfile -t COMPREPLY < <(compgen -W '--provider --json --help' -- "$word") ;;
      'keyline key remove') mapfile -t COMPREPLY < <(compgen -W '--provider --help' -- "$word") ;;
      'keyline access') mapfile -t COMPREPLY < <(compgen -W '--help' -- "$word") ;;
      'keyline access status') mapfile -t COMPREPLY < <(compgen -W '--json --help' -- "$word") ;;
      'keyline access grant') mapfile -t COMPREPLY < <(compgen -W '--consent --help' -- "$word") ;;
      'keyline access revoke') mapfile -t COMPREPLY < <(compgen -W '--help' -- "$word") ;;
      'keyline ledger') mapfile -t COMPREPLY < <(compgen -W '--last --text --json --help' -- "$word") ;;
      'keyline stats') mapfile -t COMPREPLY < <(compgen -W '--json --csv --reset --yes --help' -- "$word") ;;
      'keyline predict') mapfile -t COMPREPLY < <(compgen -W '--jsonl --lang --learn --no-repeat --help' -- "$word") ;;
      'keyline correct') mapfile -t COMPREPLY < <(compgen -W '--jsonl --lang --learn --help' -- "$word") ;;
      'keyline doctor') mapfile -t COMPREPLY < <(compgen -W '--json --help' -- "$word") ;;
      'keyline completions') mapfile -t COMPREPLY < <(compgen -W '--help' -- "$word") ;;
      'keyline help') mapfile -t COMPREPLY < <(compgen -W '--help' -- "$word") ;;
      'keyline man') mapfile -t COMPREPLY < <(compgen -W '--help' -- "$word") ;;
    esac
  else
    case "$command" in
      'keyline') mapfile -t COMPREPLY < <(compgen -W 'play layouts settings words replacements key access ledger stats predict correct doctor completions help' -- "$word"); mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "$word") ;;
      'keyline play') mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "$word") ;;
      'keyline layouts') mapfile -t COMPREPLY < <(compgen -W 'list show check test' -- "$word") ;;
      'keyline layouts list') : ;;
      'keyline layouts show') : ;;
      'keyline layouts check') mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "$word") ;;
      'keyline layouts test') : ;;
      'keyline settings') mapfile -t COMPREPLY < <(compgen -W 'list get set reset' -- "$word") ;;
      'keyline settings list') : ;;
      'keyline settings get') mapfile -t COMPREPLY < <(compgen -W 'keyboards autocapitalize doubleSpacePeriod smartSpacing theme labels keys.flash keys.height mouse suggestions.words languages autocorrect learning suggestions.repeat replacements.expand ai.enabled ai.mode ai.trigger ai.provider ai.model ai.baseURL ai.debounceMilliseconds ai.minimumCharacters ai.timeoutSeconds ai.confirm suggestion.language ledger.keepText reducedMotion demo.delayMilliseconds demo.failure demo.seed recording.idleSeconds recording.input statistics emulate bindings.move.left bindings.move.right bindings.move.up bindings.move.down bindings.move.wordLeft bindings.move.wordRight bindings.move.lineStart bindings.move.lineEnd bindings.move.pageUp bindings.move.pageDown bindings.move.paragraphUp bindings.move.paragraphDown bindings.move.documentStart bindings.move.documentEnd bindings.select.left bindings.select.right bindings.select.up bindings.select.down bindings.select.wordLeft bindings.select.wordRight bindings.select.lineStart bindings.select.lineEnd bindings.select.pageUp bindings.select.pageDown bindings.select.paragraphUp bindings.select.paragraphDown bindings.select.documentStart bindings.select.documentEnd bindings.select.mark bindings.select.all bindings.delete.backward bindings.delete.forward bindings.delete.wordBackward bindings.delete.wordForward bindings.delete.toLineStart bindings.delete.toLineEnd bindings.edit.newline bindings.edit.tab bindings.edit.quoteNext bindings.edit.transpose bindings.edit.yank bindings.edit.cut bindings.edit.copy bindings.edit.paste bindings.edit.undo bindings.edit.redo bindings.edit.find bindings.word.first bindings.word.second bindings.word.third bindings.word.literal bindings.word.forget bindings.completion.take bindings.completion.takeAtEnd bindings.completion.takeWord bindings.completion.takeLine bindings.completion.first bindings.completion.second bindings.completion.third bindings.completion.next bindings.completion.previous bindings.completion.dismiss bindings.completion.pick bindings.completion.ask bindings.ai.demonstration bindings.ai.incognito bindings.file.done bindings.file.save bindings.app.cancel bindings.app.suspend bindings.draft.recoverCancelled bindings.keys.focus bindings.keys.alternates bindings.keys.shift bindings.keys.capsLock bindings.keys.symbols bindings.keyboard.next bindings.keyboard.picker bindings.mouse.toggle bindings.theme.next bindings.palette.open bindings.help.open bindings.inspector.open bindings.score.open bindings.score.heatMap bindings.record.toggle bindings.record.pause bindings.record.mark bindings.record.lastMinute bindings.app.escape bindings.screen.redraw' -- "$word") ;;
      'keyline settings set') mapfile -t COMPREPLY < <(compgen -W 'keyboards autocapitalize doubleSpacePeriod smartSpacing theme labels keys.flash keys.height mouse suggestions.words languages autocorrect learning suggestions.repeat replacements.expand ai.enabled ai.mode ai.trigger ai.provider ai.model ai.baseURL ai.debounceMilliseconds ai.minimumCharacters ai.timeoutSeconds ai.confirm suggestion.language ledger.keepText reducedMotion demo.delayMilliseconds demo.failure demo.seed recording.idleSeconds recording.input statistics emulate bindings.move.left bindings.move.right bindings.move.up bindings.move.down bindings.move.wordLeft bindings.move.wordRight bindings.move.lineStart bindings.move.lineEnd bindings.move.pageUp bindings.move.pageDown bindings.move.paragraphUp bindings.move.paragraphDown bindings.move.documentStart bindings.move.documentEnd bindings.select.left bindings.select.right bindings.select.up bindings.select.down bindings.select.wordLeft bindings.select.wordRight bindings.select.lineStart bindings.select.lineEnd bindings.select.pageUp bindings.select.pageDown bindings.select.paragraphUp bindings.select.paragraphDown bindings.select.documentStart bindings.select.documentEnd bindings.select.mark bindings.select.all bindings.delete.backward bindings.delete.forward bindings.delete.wordBackward bindings.delete.wordForward bindings.delete.toLineStart bindings.delete.toLineEnd bindings.edit.newline bindings.edit.tab bindings.edit.quoteNext bindings.edit.transpose bindings.edit.yank bindings.edit.cut bindings.edit.copy bindings.edit.paste bindings.edit.undo bindings.edit.redo bindings.edit.find bindings.word.first bindings.word.second bindings.word.third bindings.word.literal bindings.word.forget bindings.completion.take bindings.completion.takeAtEnd bindings.completion.takeWord bindings.completion.takeLine bindings.completion.first bindings.completion.second bindings.completion.third bindings.completion.next bindings.completion.previous bindings.completion.dismiss bindings.completion.pick bindings.completion.ask bindings.ai.demonstration bindings.ai.incognito bindings.file.done bindings.file.save bindings.app.cancel bindings.app.suspend bindings.draft.recoverCancelled bindings.keys.focus bindings.keys.alternates bindings.keys.shift bindings.keys.capsLock bindings.keys.symbols bindings.keyboard.next bindings.keyboard.picker bindings.mouse.toggle bindings.theme.next bindings.palette.open bindings.help.open bindings.inspector.open bindings.score.open bindings.score.heatMap bindings.record.toggle bindings.record.pause bindings.record.mark bindings.record.lastMinute bindings.app.escape bindings.screen.redraw' -- "$word") ;;
      'keyline settings reset') mapfile -t COMPREPLY < <(compgen -W 'keyboards autocapitalize doubleSpacePeriod smartSpacing theme labels keys.flash keys.height mouse suggestions.words languages autocorrect learning suggestions.repeat replacements.expand ai.enabled ai.mode ai.trigger ai.provider ai.model ai.baseURL ai.debounceMilliseconds ai.minimumCharacters ai.timeoutSeconds ai.confirm suggestion.language ledger.keepText reducedMotion demo.delayMilliseconds demo.failure demo.seed recording.idleSeconds recording.input statistics emulate bindings.move.left bindings.move.right bindings.move.up bindings.move.down bindings.move.wordLeft bindings.move.wordRight bindings.move.lineStart bindings.move.lineEnd bindings.move.pageUp bindings.move.pageDown bindings.move.paragraphUp bindings.move.paragraphDown bindings.move.documentStart bindings.move.documentEnd bindings.select.left bindings.select.right bindings.select.up bindings.select.down bindings.select.wordLeft bindings.select.wordRight bindings.select.lineStart bindings.select.lineEnd bindings.select.pageUp bindings.select.pageDown bindings.select.paragraphUp bindings.select.paragraphDown bindings.select.documentStart bindings.select.documentEnd bindings.select.mark bindings.select.all bindings.delete.backward bindings.delete.forward bindings.delete.wordBackward bindings.delete.wordForward bindings.delete.toLineStart bindings.delete.toLineEnd bindings.edit.newline bindings.edit.tab bindings.edit.quoteNext bindings.edit.transpose bindings.edit.yank bindings.edit.cut bindings.edit.copy bindings.edit.paste bindings.edit.undo bindings.edit.redo bindings.edit.find bindings.word.first bindings.word.second bindings.word.third bindings.word.literal bindings.word.forget bindings.completion.take bindings.completion.takeAtEnd bindings.completion.takeWord bindings.completion.takeLine bindings.completion.first bindings.completion.second bindings.completion.third bindings.completion.next bindings.completion.previous bindings.completion.dismiss bindings.completion.pick bindings.completion.ask bindings.ai.demonstration bindings.ai.incognito bindings.file.done bindings.file.save bindings.app.cancel bindings.app.suspend bindings.draft.recoverCancelled bindings.keys.focus bindings.keys.alternates bindings.keys.shift bindings.keys.capsLock bindings.keys.symbols bindings.keyboard.next bindings.keyboard.picker bindings.mouse.toggle bindings.theme.next bindings.palette.open bindings.help.open bindings.inspector.open bindings.score.open bindings.score.heatMap bindings.record.toggle bindings.record.pause bindings.record.mark bindings.record.lastMinute bindings.app.escape bindings.screen.redraw' -- "$word") ;;
      'keyline words') mapfile -t COMPREPLY < <(compgen -W 'list add rm block unblock import export reset' -- "$word") ;;
      'keyline words list') : ;;
      'keyline words add') : ;;
      'keyline words rm') : ;;
      'keyline words block') : ;;
      'keyline words unblock') : ;;
      'keyline words import') mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "$word") ;;
      'keyline words export') mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "$word") ;;
      'keyline words reset') : ;;
      'keyline replacements') mapfile -t COMPREPLY < <(compgen -W 'list add edit rm mv import export' -- "$word") ;;
      'keyline replacements list') : ;;
      'keyline replacements add') : ;;
      'keyline replacements edit') : ;;
      'keyline replacements rm') : ;;
      'keyline replacements mv') : ;;
      'keyline replacements import') mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "$word") ;;
      'keyline replacements export') mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "$word") ;;
      'keyline key') mapfile -t COMPREPLY < <(compgen -W 'set status remove' -- "$word") ;;
      'keyline key set') : ;;
      'keyline key status') : ;;
      'keyline key remove') : ;;
      'keyline access') mapfile -t COMPREPLY < <(compgen -W 'status grant revoke' -- "$word") ;;
      'keyline access status') : ;;
      'keyline access grant') : ;;
      'keyline access revoke') : ;;
      'keyline ledger') : ;;
      'keyline stats') : ;;
      'keyline predict') : ;;
      'keyline correct') : ;;
      'keyline doctor') : ;;
      'keyline completions') mapfile -t COMPREPLY < <(compgen -W 'bash zsh fish' -- "$word") ;;
      'keyline help') mapfile -t COMPREPLY < <(compgen -W 'play layouts settings words replacements key access ledger stats predict correct doctor completions help' -- "$word") ;;
      'keyline man') : ;;
    esac
  fi
}
complete -o filenames -F _keyline keyline
