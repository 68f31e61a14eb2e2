// Change: our own view, with ways on and the title "Page Error"; it goes when another page is opened.
export {CrashReport as default} from '@site/src/components/errors/CrashReport';
