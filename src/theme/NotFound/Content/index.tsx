// Change: suggests the nearest pages and offers search; the theme's view tells readers to contact
// whoever linked here.
export {NotFound as default} from '@site/src/components/errors/NotFound';
