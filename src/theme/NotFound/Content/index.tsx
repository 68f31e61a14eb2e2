// Change: suggests the nearest pages and offers search; the theme's tells readers to write to whoever
// linked here.
export {NotFound as default} from '@site/src/components/errors/NotFound';
