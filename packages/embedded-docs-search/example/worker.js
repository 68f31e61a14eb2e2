import 'embedded-docs-search/worker';
