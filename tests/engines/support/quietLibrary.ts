// Imported before the library: it says what it connects to, and which classic commands have newer names in BiDi.
process.env.WDIO_LOG_LEVEL ??= 'error';
process.env.DISABLE_WEBDRIVERIO_DEPRECATION_WARNINGS ??= 'true';
