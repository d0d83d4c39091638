#compdef keyline
# Completions of keyline for zsh, made by 'keyline completions zsh'.
_keyline() {
  local state line
  _arguments -C \
    '--layout=[start with this keyboard layout]:id: ' \
    '--keyboards=[enable these layouts; the globe key goes from one to the next]:id,id…: ' \
    '--theme=[draw with this theme: dark, light, mono or one of yours]:id: ' \
    '--no-mouse[leave the mouse to the terminal]' \
    '--config=[read this configuration file instead of the usual one]:file:_files' \
    '--purpose=[what the text is: text, email, url, code, number or password]:kind:(text email url code number password)' \
    '--provider=[ask this provider for completions: anthropic, openai, ollama …]:id:(anthropic openai deepseek ollama llamacpp vllm demo device)' \
    '--demo[show made-up completions, without network or key]' \
    '--incognito[learn nothing and send nothing]' \
    '--record=[record the run: what is seen to FILE.cast, what comes to FILE.tape, or both]:file:_files' \
    '--full-access=[let text leave the machine, or not, for this run]:on|off:(on off)' \
    '--emulate=[treat the keyboard as a phone does: ios, noAccess, context:N, kill:N …]:rule,rule…: ' \
    '--no-sandbox[do without the kernel'\''s fence around the keyboard]' \
    '--help[show this help and leave]' \
    '--version[show the version and leave]' \
    '1:command:->command' \
    '*::argument:->argument'
  case $state in
    command)
      local -a commands=(
        'play:play tapes, the scripts of keys, clicks and expectations'
        'layouts:list, show, check and test keyboard layouts'
        'settings:list, read and change settings'
        'words:list, teach, forget and block learned words'
        'replacements:keep shortcuts that stand for longer texts'
        'key:keep, show the place of and remove the keys of providers'
        'access:say, grant or revoke whether text may leave the machine'
        'ledger:list the requests that have left the machine'
        'stats:print the score that was kept\: keys pressed and saved'
        'predict:complete words for another program, line by line'
        'correct:correct words for another program, line by line'
        'doctor:prove the keyboard'\''s sandbox, and tell what is found here'
        'completions:print the completions for bash, zsh or fish'
        'help:explain a command'
      )
      _describe command commands
      _files ;;
    argument)
      case $line[1] in
        play) _keyline_play ;;
        layouts) _keyline_layouts ;;
        settings) _keyline_settings ;;
        words) _keyline_words ;;
        replacements) _keyline_replacements ;;
        key) _keyline_key ;;
        access) _keyline_access ;;
        ledger) _keyline_ledger ;;
        stats) _keyline_stats ;;
        predict) _keyline_predict ;;
        correct) _keyline_correct ;;
        doctor) _keyline_doctor ;;
        completions) _keyline_completions ;;
        help) _keyline_help ;;
      esac ;;
  esac
}

_keyline_play() {
  local state line
  _arguments -C \
    '--headless[play on a virtual clock, without a terminal]' \
    '--screen=[print only the screen that the tape makes under this name]:name: ' \
    '--junit=[write a report for programs to FILE, as JUnit'\''s XML]:file:_files' \
    '--update[write what is there into the tapes that expect something else, and fail]' \
    '--svg=[draw the last screen, or the one that --screen names, as a picture]:file:_files' \
    '--animate=[draw the whole tape as a picture that moves, for web pages]:file:_files' \
    '--theme=[draw pictures with this theme: dark, light, mono or one of yours]:id: ' \
    '--record=[record what a tape shows]:file.cast:_files' \
    '--bench[measure what the keys cost, and what they write]' \
    '--json[print JSON, for programs]' \
    '--speed=[play in the terminal N times as fast]:n: ' \
    '--no-sandbox[do without the kernel'\''s fence around the keyboard]' \
    '--help[show this help and leave]' \
    '*:tape:_files'
}

_keyline_layouts() {
  local state line
  _arguments -C \
    '--help[show this help and leave]' \
    '1:command:->command' \
    '*::argument:->argument'
  case $state in
    command)
      local -a commands=(
        'list:list the layouts that are found'
        'show:draw the layers of a layout'
        'check:check layout files, or all layouts that are found'
        'test:run the keystroke tests of a layout, or of all'
      )
      _describe command commands ;;
    argument)
      case $line[1] in
        list) _keyline_layouts_list ;;
        show) _keyline_layouts_show ;;
        check) _keyline_layouts_check ;;
        test) _keyline_layouts_test ;;
      esac ;;
  esac
}

_keyline_layouts_list() {
  local state line
  _arguments -C \
    '--json[print JSON, for programs]' \
    '--help[show this help and leave]'
}

_keyline_layouts_show() {
  local state line
  _arguments -C \
    '--help[show this help and leave]' \
    ':id: '
}

_keyline_layouts_check() {
  local state line
  _arguments -C \
    '--json[print JSON, for programs]' \
    '--help[show this help and leave]' \
    ':file:_files'
}

_keyline_layouts_test() {
  local state line
  _arguments -C \
    '--json[print JSON, for programs]' \
    '--help[show this help and leave]' \
    ':id: '
}

_keyline_settings() {
  local state line
  _arguments -C \
    '--help[show this help and leave]' \
    '1:command:->command' \
    '*::argument:->argument'
  case $state in
    command)
      local -a commands=(
        'list:list every setting, its value and where it comes from'
        'get:print the value of a setting'
        'set:change a setting, for running keyboards too'
        'reset:give a setting its default back'
      )
      _describe command commands ;;
    argument)
      case $line[1] in
        list) _keyline_settings_list ;;
        get) _keyline_settings_get ;;
        set) _keyline_settings_set ;;
        reset) _keyline_settings_reset ;;
      esac ;;
  esac
}

_keyline_settings_list() {
  local state line
  _arguments -C \
    '--json[print JSON, for programs]' \
    '--help[show this help and leave]'
}

_keyline_settings_get() {
  local state line
  _arguments -C \
    '--json[print JSON, for programs]' \
    '--help[show this help and leave]' \
    ':name:(keyboards autocapitalize doubleSpacePeriod smartSpacing theme labels keys.flash keys.height mouse suggestions.words languages autocorrect learning suggestions.repeat replacements.expand ai.enabled ai.mode ai.trigger ai.provider ai.model ai.baseURL ai.debounceMilliseconds ai.minimumCharacters ai.timeoutSeconds ai.confirm suggestion.language ledger.keepText reducedMotion demo.delayMilliseconds demo.failure demo.seed recording.idleSeconds recording.input statistics emulate bindings.move.left bindings.move.right bindings.move.up bindings.move.down bindings.move.wordLeft bindings.move.wordRight bindings.move.lineStart bindings.move.lineEnd bindings.move.pageUp bindings.move.pageDown bindings.move.paragraphUp bindings.move.paragraphDown bindings.move.documentStart bindings.move.documentEnd bindings.select.left bindings.select.right bindings.select.up bindings.select.down bindings.select.wordLeft bindings.select.wordRight bindings.select.lineStart bindings.select.lineEnd bindings.select.pageUp bindings.select.pageDown bindings.select.paragraphUp bindings.select.paragraphDown bindings.select.documentStart bindings.select.documentEnd bindings.select.mark bindings.select.all bindings.delete.backward bindings.delete.forward bindings.delete.wordBackward bindings.delete.wordForward bindings.delete.toLineStart bindings.delete.toLineEnd bindings.edit.newline bindings.edit.tab bindings.edit.quoteNext bindings.edit.transpose bindings.edit.yank bindings.edit.cut bindings.edit.copy bindings.edit.paste bindings.edit.undo bindings.edit.redo bindings.edit.find bindings.word.first bindings.word.second bindings.word.third bindings.word.literal bindings.word.forget bindings.completion.take bindings.completion.takeAtEnd bindings.completion.takeWord bindings.completion.takeLine bindings.completion.first bindings.completion.second bindings.completion.third bindings.completion.next bindings.completion.previous bindings.completion.dismiss bindings.completion.pick bindings.completion.ask bindings.ai.demonstration bindings.ai.incognito bindings.file.done bindings.file.save bindings.app.cancel bindings.app.suspend bindings.draft.recoverCancelled bindings.keys.focus bindings.keys.alternates bindings.keys.shift bindings.keys.capsLock bindings.keys.symbols bindings.keyboard.next bindings.keyboard.picker bindings.mouse.toggle bindings.theme.next bindings.palette.open bindings.help.open bindings.inspector.open bindings.score.open bindings.score.heatMap bindings.record.toggle bindings.record.pause bindings.record.mark bindings.record.lastMinute bindings.app.escape bindings.screen.redraw)'
}

_keyline_settings_set() {
  local state line
  _arguments -C \
    '--help[show this help and leave]' \
    ':name:(keyboards autocapitalize doubleSpacePeriod smartSpacing theme labels keys.flash keys.height mouse suggestions.words languages autocorrect learning suggestions.repeat replacements.expand ai.enabled ai.mode ai.trigger ai.provider ai.model ai.baseURL ai.debounceMilliseconds ai.minimumCharacters ai.timeoutSeconds ai.confirm suggestion.language ledger.keepText reducedMotion demo.delayMilliseconds demo.failure demo.seed recording.idleSeconds recording.input statistics emulate bindings.move.left bindings.move.right bindings.move.up bindings.move.down bindings.move.wordLeft bindings.move.wordRight bindings.move.lineStart bindings.move.lineEnd bindings.move.pageUp bindings.move.pageDown bindings.move.paragraphUp bindings.move.paragraphDown bindings.move.documentStart bindings.move.documentEnd bindings.select.left bindings.select.right bindings.select.up bindings.select.down bindings.select.wordLeft bindings.select.wordRight bindings.select.lineStart bindings.select.lineEnd bindings.select.pageUp bindings.select.pageDown bindings.select.paragraphUp bindings.select.paragraphDown bindings.select.documentStart bindings.select.documentEnd bindings.select.mark bindings.select.all bindings.delete.backward bindings.delete.forward bindings.delete.wordBackward bindings.delete.wordForward bindings.delete.toLineStart bindings.delete.toLineEnd bindings.edit.newline bindings.edit.tab bindings.edit.quoteNext bindings.edit.transpose bindings.edit.yank bindings.edit.cut bindings.edit.copy bindings.edit.paste bindings.edit.undo bindings.edit.redo bindings.edit.find bindings.word.first bindings.word.second bindings.word.third bindings.word.literal bindings.word.forget bindings.completion.take bindings.completion.takeAtEnd bindings.completion.takeWord bindings.completion.takeLine bindings.completion.first bindings.completion.second bindings.completion.third bindings.completion.next bindings.completion.previous bindings.completion.dismiss bindings.completion.pick bindings.completion.ask bindings.ai.demonstration bindings.ai.incognito bindings.file.done bindings.file.save bindings.app.cancel bindings.app.suspend bindings.draft.recoverCancelled bindings.keys.focus bindings.keys.alternates bindings.keys.shift bindings.keys.capsLock bindings.keys.symbols bindings.keyboard.next bindings.keyboard.picker bindings.mouse.toggle bindings.theme.next bindings.palette.open bindings.help.open bindings.inspector.open bindings.score.open bindings.score.heatMap bindings.record.toggle bindings.record.pause bindings.record.mark bindings.record.lastMinute bindings.app.escape bindings.screen.redraw)' \
    ':value:(keyboards autocapitalize doubleSpacePeriod smartSpacing theme labels keys.flash keys.height mouse suggestions.words languages autocorrect learning suggestions.repeat replacements.expand ai.enabled ai.mode ai.trigger ai.provider ai.model ai.baseURL ai.debounceMilliseconds ai.minimumCharacters ai.timeoutSeconds ai.confirm suggestion.language ledger.keepText reducedMotion demo.delayMilliseconds demo.failure demo.seed recording.idleSeconds recording.input statistics emulate bindings.move.left bindings.move.right bindings.move.up bindings.move.down bindings.move.wordLeft bindings.move.wordRight bindings.move.lineStart bindings.move.lineEnd bindings.move.pageUp bindings.move.pageDown bindings.move.paragraphUp bindings.move.paragraphDown bindings.move.documentStart bindings.move.documentEnd bindings.select.left bindings.select.right bindings.select.up bindings.select.down bindings.select.wordLeft bindings.select.wordRight bindings.select.lineStart bindings.select.lineEnd bindings.select.pageUp bindings.select.pageDown bindings.select.paragraphUp bindings.select.paragraphDown bindings.select.documentStart bindings.select.documentEnd bindings.select.mark bindings.select.all bindings.delete.backward bindings.delete.forward bindings.delete.wordBackward bindings.delete.wordForward bindings.delete.toLineStart bindings.delete.toLineEnd bindings.edit.newline bindings.edit.tab bindings.edit.quoteNext bindings.edit.transpose bindings.edit.yank bindings.edit.cut bindings.edit.copy bindings.edit.paste bindings.edit.undo bindings.edit.redo bindings.edit.find bindings.word.first bindings.word.second bindings.word.third bindings.word.literal bindings.word.forget bindings.completion.take bindings.completion.takeAtEnd bindings.completion.takeWord bindings.completion.takeLine bindings.completion.first bindings.completion.second bindings.completion.third bindings.completion.next bindings.completion.previous bindings.completion.dismiss bindings.completion.pick bindings.completion.ask bindings.ai.demonstration bindings.ai.incognito bindings.file.done bindings.file.save bindings.app.cancel bindings.app.suspend bindings.draft.recoverCancelled bindings.keys.focus bindings.keys.alternates bindings.keys.shift bindings.keys.capsLock bindings.keys.symbols bindings.keyboard.next bindings.keyboard.picker bindings.mouse.toggle bindings.theme.next bindings.palette.open bindings.help.open bindings.inspector.open bindings.score.open bindings.score.heatMap bindings.record.toggle bindings.record.pause bindings.record.mark bindings.record.lastMinute bindings.app.escape bindings.screen.redraw)'
}

_keyline_settings_reset() {
  local state line
  _arguments -C \
    '--help[show this help and leave]' \
    ':name:(keyboards autocapitalize doubleSpacePeriod smartSpacing theme labels keys.flash keys.height mouse suggestions.words languages autocorrect learning suggestions.repeat replacements.expand ai.enabled ai.mode ai.trigger ai.provider ai.model ai.baseURL ai.debounceMilliseconds ai.minimumCharacters ai.timeoutSeconds ai.confirm suggestion.language ledger.keepText reducedMotion demo.delayMilliseconds demo.failure demo.seed recording.idleSeconds recording.input statistics emulate bindings.move.left bindings.move.right bindings.move.up bindings.move.down bindings.move.wordLeft bindings.move.wordRight bindings.move.lineStart bindings.move.lineEnd bindings.move.pageUp bindings.move.pageDown bindings.move.paragraphUp bindings.move.paragraphDown bindings.move.documentStart bindings.move.documentEnd bindings.select.left bindings.select.right bindings.select.up bindings.select.down bindings.select.wordLeft bindings.select.wordRight bindings.select.lineStart bindings.select.lineEnd bindings.select.pageUp bindings.select.pageDown bindings.select.paragraphUp bindings.select.paragraphDown bindings.select.documentStart bindings.select.documentEnd bindings.select.mark bindings.select.all bindings.delete.backward bindings.delete.forward bindings.delete.wordBackward bindings.delete.wordForward bindings.delete.toLineStart bindings.delete.toLineEnd bindings.edit.newline bindings.edit.tab bindings.edit.quoteNext bindings.edit.transpose bindings.edit.yank bindings.edit.cut bindings.edit.copy bindings.edit.paste bindings.edit.undo bindings.edit.redo bindings.edit.find bindings.word.first bindings.word.second bindings.word.third bindings.word.literal bindings.word.forget bindings.completion.take bindings.completion.takeAtEnd bindings.completion.takeWord bindings.completion.takeLine bindings.completion.first bindings.completion.second bindings.completion.third bindings.completion.next bindings.completion.previous bindings.completion.dismiss bindings.completion.pick bindings.completion.ask bindings.ai.demonstration bindings.ai.incognito bindings.file.done bindings.file.save bindings.app.cancel bindings.app.suspend bindings.draft.recoverCancelled bindings.keys.focus bindings.keys.alternates bindings.keys.shift bindings.keys.capsLock bindings.keys.symbols bindings.keyboard.next bindings.keyboard.picker bindings.mouse.toggle bindings.theme.next bindings.palette.open bindings.help.open bindings.inspector.open bindings.score.open bindings.score.heatMap bindings.record.toggle bindings.record.pause bindings.record.mark bindings.record.lastMinute bindings.app.escape bindings.screen.redraw)'
}

_keyline_words() {
  local state line
  _arguments -C \
    '--help[show this help and leave]' \
    '1:command:->command' \
    '*::argument:->argument'
  case $state in
    command)
      local -a commands=(
        'list:list the words, those written most first'
        'add:teach words\: they are offered, and never corrected'
        'rm:forget words, and everything in which they occur'
        'block:never offer these words again'
        'unblock:offer blocked words again'
        'import:add words from a file, or from standard input (-)'
        'export:write everything that was learned, as JSON'
        'reset:forget everything that was learned'
      )
      _describe command commands ;;
    argument)
      case $line[1] in
        list) _keyline_words_list ;;
        add) _keyline_words_add ;;
        rm) _keyline_words_rm ;;
        block) _keyline_words_block ;;
        unblock) _keyline_words_unblock ;;
        import) _keyline_words_import ;;
        export) _keyline_words_export ;;
        reset) _keyline_words_reset ;;
      esac ;;
  esac
}

_keyline_words_list() {
  local state line
  _arguments -C \
    '--json[print JSON, for programs]' \
    '--help[show this help and leave]'
}

_keyline_words_add() {
  local state line
  _arguments -C \
    '--help[show this help and leave]' \
    '*:word: '
}

_keyline_words_rm() {
  local state line
  _arguments -C \
    '--help[show this help and leave]' \
    '*:word: '
}

_keyline_words_block() {
  local state line
  _arguments -C \
    '--help[show this help and leave]' \
    '*:word: '
}

_keyline_words_unblock() {
  local state line
  _arguments -C \
    '--help[show this help and leave]' \
    '*:word: '
}

_keyline_words_import() {
  local state line
  _arguments -C \
    '--help[show this help and leave]' \
    ':file:_files'
}

_keyline_words_export() {
  local state line
  _arguments -C \
    '--help[show this help and leave]' \
    ':file:_files'
}

_keyline_words_reset() {
  local state line
  _arguments -C \
    '--yes[do not ask, for scripts]' \
    '--help[show this help and leave]'
}

_keyline_replacements() {
  local state line
  _arguments -C \
    '--help[show this help and leave]' \
    '1:command:->command' \
    '*::argument:->argument'
  case $state in
    command)
      local -a commands=(
        'list:list the replacements'
        'add:add a replacement; - reads its text'
        'edit:change a text, in $EDITOR where none is given'
        'rm:take replacements out'
        'mv:give a replacement another shortcut'
        'import:add replacements from a file, or - for input'
        'export:write all replacements, as JSON'
      )
      _describe command commands ;;
    argument)
      case $line[1] in
        list) _keyline_replacements_list ;;
        add) _keyline_replacements_add ;;
        edit) _keyline_replacements_edit ;;
        rm) _keyline_replacements_rm ;;
        mv) _keyline_replacements_mv ;;
        import) _keyline_replacements_import ;;
        export) _keyline_replacements_export ;;
      esac ;;
  esac
}

_keyline_replacements_list() {
  local state line
  _arguments -C \
    '--json[print JSON, for programs]' \
    '--help[show this help and leave]'
}

_keyline_replacements_add() {
  local state line
  _arguments -C \
    '--help[show this help and leave]' \
    ':shortcut: ' \
    ':text: '
}

_keyline_replacements_edit() {
  local state line
  _arguments -C \
    '--help[show this help and leave]' \
    ':shortcut: ' \
    ':text: '
}

_keyline_replacements_rm() {
  local state line
  _arguments -C \
    '--help[show this help and leave]' \
    '*:shortcut: '
}

_keyline_replacements_mv() {
  local state line
  _arguments -C \
    '--help[show this help and leave]' \
    ':shortcut: ' \
    ':new: '
}

_keyline_replacements_import() {
  local state line
  _arguments -C \
    '--help[show this help and leave]' \
    ':file:_files'
}

_keyline_replacements_export() {
  local state line
  _arguments -C \
    '--help[show this help and leave]' \
    ':file:_files'
}

_keyline_key() {
  local state line
  _arguments -C \
    '--help[show this help and leave]' \
    '1:command:->command' \
    '*::argument:->argument'
  case $state in
    command)
      local -a commands=(
        'set:keep a key that is typed without echo, or piped in'
        'status:say where the key lies, and how it begins'
        'remove:forget the key'
      )
      _describe command commands ;;
    argument)
      case $line[1] in
        set) _keyline_key_set ;;
        status) _keyline_key_status ;;
        remove) _keyline_key_remove ;;
      esac ;;
  esac
}

_keyline_key_set() {
  local state line
  _arguments -C \
    '--provider=[of this provider instead of the one in the settings]:id:(anthropic openai deepseek ollama llamacpp vllm demo device)' \
    '--help[show this help and leave]'
}

_keyline_key_status() {
  local state line
  _arguments -C \
    '--provider=[of this provider instead of the one in the settings]:id:(anthropic openai deepseek ollama llamacpp vllm demo device)' \
    '--json[print JSON, for programs]' \
    '--help[show this help and leave]'
}

_keyline_key_remove() {
  local state line
  _arguments -C \
    '--provider=[of this provider instead of the one in the settings]:id:(anthropic openai deepseek ollama llamacpp vllm demo device)' \
    '--help[show this help and leave]'
}

_keyline_access() {
  local state line
  _arguments -C \
    '--help[show this help and leave]' \
    '1:command:->command' \
    '*::argument:->argument'
  case $state in
    command)
      local -a commands=(
        'status:say whether Full Access is granted'
        'grant:explain Full Access, ask for consent and grant it'
        'revoke:take Full Access away, from running keyboards too'
      )
      _describe command commands ;;
    argument)
      case $line[1] in
        status) _keyline_access_status ;;
        grant) _keyline_access_grant ;;
        revoke) _keyline_access_revoke ;;
      esac ;;
  esac
}

_keyline_access_status() {
  local state line
  _arguments -C \
    '--json[print JSON, for programs]' \
    '--help[show this help and leave]'
}

_keyline_access_grant() {
  local state line
  _arguments -C \
    '--consent[consent without being asked, for scripts]' \
    '--help[show this help and leave]'
}

_keyline_access_revoke() {
  local state line
  _arguments -C \
    '--help[show this help and leave]'
}

_keyline_ledger() {
  local state line
  _arguments -C \
    '--last=[list so many, the latest; 20 without it]:n: ' \
    '--text[show the texts too, where they were kept]' \
    '--json[print JSON, for programs]' \
    '--help[show this help and leave]'
}

_keyline_stats() {
  local state line
  _arguments -C \
    '--json[print JSON, for programs]' \
    '--csv[print a row for each day and layout, for spreadsheets]' \
    '--reset[forget everything that was kept]' \
    '--yes[forget without being asked, for scripts]' \
    '--help[show this help and leave]'
}

_keyline_predict() {
  local state line
  _arguments -C \
    '--jsonl[answer JSON lines]' \
    '--lang=[predict in this language, or in two or three at once]:code: ' \
    '--learn[let lines teach, for this run]' \
    '--no-repeat[leave out what was shown for shorter beginnings of a word]' \
    '--help[show this help and leave]'
}

_keyline_correct() {
  local state line
  _arguments -C \
    '--jsonl[answer JSON lines]' \
    '--lang=[correct in this language]:code: ' \
    '--learn[let lines teach, for this run]' \
    '--help[show this help and leave]'
}

_keyline_doctor() {
  local state line
  _arguments -C \
    '--json[print JSON, for programs]' \
    '--help[show this help and leave]'
}

_keyline_completions() {
  local state line
  _arguments -C \
    '--help[show this help and leave]' \
    ':shell:(bash zsh fish)'
}

_keyline_help() {
  local state line
  _arguments -C \
    '--help[show this help and leave]' \
    ':command:(play layouts settings words replacements key access ledger stats predict correct doctor completions help)'
}

_keyline "$@"
