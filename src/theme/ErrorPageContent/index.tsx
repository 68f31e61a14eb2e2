// Change: our own view, with further links and the title "Page Error"; it disappears when another
// page is opened.
export {CrashReport as default} from '@site/src/components/errors/CrashReport';
