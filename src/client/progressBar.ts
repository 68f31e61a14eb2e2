import nprogress from 'nprogress';

// The bar's own template gives it the role "bar", which ARIA does not know.
nprogress.configure({
  template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
  barSelector: '.bar',
});
