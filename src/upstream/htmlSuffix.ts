// A host may answer /docs/spring/index.html or /docs/spring.html without leading to /docs/spring. The
// framework's router finds the page, but its code would come too late to take over the server's HTML.
// So the address is put right before the app starts, for readers who copy it too.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const page = pathname.replace(/(\/index)?\.html$/, '') || '/';
  if (page !== pathname) {
    window.history.replaceState(window.history.state, '', `${page}${search}${hash}`);
  }
}
