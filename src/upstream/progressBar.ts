import nprogress from 'nprogress';

// The bar's own template gives it the role "bar", which ARIA does not know.
nprogress.configure({
  template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
  barSelector: '.bar',
});

/** Ends the bar that the framework shows while the code of a page loads. */
export const endProgress = (): void => {
  nprogress.done();
};
