// Change: our own view, which needs none of the theme. The theme's tries the layout first, which cannot
// be drawn here: this boundary lies outside all of its contexts.
export {CrashReport as default} from '@site/src/components/errors/CrashReport';
