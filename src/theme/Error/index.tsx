// Change: our own view, which needs nothing of the theme. The theme's view tries the layout first,
// which cannot be rendered here: this boundary is outside all of its contexts.
export {CrashReport as default} from '@site/src/components/errors/CrashReport';
