// Change: our own design; keeps the navbar when all of a page is missing.
export {CodeLoading as default} from '@site/src/components/errors/CodeLoading';
