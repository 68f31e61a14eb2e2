// The framework has no option that turns its prefetching off.
export default function noPrefetch() {
  window.docusaurus.prefetch = () => false;
}
