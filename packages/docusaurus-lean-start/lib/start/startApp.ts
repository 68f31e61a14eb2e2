/**
 * Requests the app's scripts once the page is readable: when the browser is idle after loading, or as soon as
 * the visitor interacts with something that the app may have to handle. On constrained connections, only
 * then. Clicks before the app is ready are handled once it is.
 *
 * The styles that load with the app apply before it handles anything; pages that show some of them link to
 * them.
 *
 * Pages contain this function as text, so it uses nothing from its scope.
 */
export const startApp = (files: readonly string[], styles: string): void => {
  const root = document.documentElement;
  const controls = 'button, [role="button"], [role="tab"]';
  const targets = `a[href], input, select, textarea, summary, [tabindex], ${controls}`;
  const held: (() => void)[] = [];
  let isRequested = false;

  const runScripts = (): void => {
    for (const file of files) {
      const script = document.createElement('script');
      script.src = file;
      // In their order, whichever comes first.
      script.async = false;
      script.addEventListener('error', release);
      document.head.append(script);
    }
  };

  const request = (): void => {
    if (isRequested) return;
    isRequested = true;
    if (document.querySelector(`link[href="${styles}"]`)) {
      runScripts();
      return;
    }
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = styles;
    // Without these styles, the app is better than nothing.
    for (const type of ['load', 'error']) sheet.addEventListener(type, runScripts);
    // After the first style sheet, before one of the page's kind.
    document.querySelector('link[rel="stylesheet"]')?.after(sheet);
    for (const file of files) {
      const hint = document.createElement('link');
      hint.rel = 'preload';
      hint.as = 'script';
      hint.href = file;
      document.head.append(hint);
    }
  };

  const requestFor = ({target, type}: Event): void => {
    const isAnywhere = type === 'keydown' || type === 'focusin';
    if (isAnywhere || (target instanceof Element && target.closest(targets))) request();
  };

  const hold = (event: Event, answer: () => void): void => {
    event.preventDefault();
    event.stopPropagation();
    held.push(answer);
    request();
  };

  const holdClick = (event: MouseEvent): void => {
    const control = event.target instanceof Element && event.target.closest<HTMLElement>(controls);
    if (control) {
      hold(event, () => {
        control.click();
      });
    }
  };

  // The theme's button for the color mode is disabled until the app stands; it gets no click.
  const holdPress = ({target}: PointerEvent): void => {
    const control =
      target instanceof Element && target.closest<HTMLButtonElement>('button:disabled');
    if (control) {
      held.push(() => {
        control.click();
      });
      request();
    }
  };

  const holdShortcut = (event: KeyboardEvent): void => {
    const {target, key} = event;
    const isField = target instanceof Element && target.matches('input, select, textarea');
    const isSearch =
      key.toLowerCase() === 'k' ? event.ctrlKey || event.metaKey : key === '/' && !isField;
    if (isSearch) {
      hold(event, () => {
        document.body.dispatchEvent(new KeyboardEvent('keydown', event));
      });
    }
  };

  const intents = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'];

  /** The app now handles events itself, or never will: replays what was held back. */
  const release = (): void => {
    observer.disconnect();
    for (const type of intents) document.removeEventListener(type, requestFor, true);
    document.removeEventListener('click', holdClick, true);
    document.removeEventListener('pointerup', holdPress, true);
    document.removeEventListener('keydown', holdShortcut, true);
    for (const answer of held.splice(0)) answer();
  };

  const observer = new MutationObserver(() => {
    if (root.dataset.hasHydrated === 'true') release();
  });
  observer.observe(root, {attributeFilter: ['data-has-hydrated']});
  for (const type of intents) {
    document.addEventListener(type, requestFor, {capture: true, passive: true});
  }
  document.addEventListener('click', holdClick, true);
  document.addEventListener('pointerup', holdPress, true);
  document.addEventListener('keydown', holdShortcut, true);
  // The page's code may fail after these scripts have loaded; a site that tells its reader then dispatches this.
  document.addEventListener('startfailed', release);

  const {connection} = navigator as {
    connection?: {saveData?: boolean; effectiveType?: string};
  };
  if (!connection?.saveData && !connection?.effectiveType?.includes('2g')) {
    window.addEventListener('load', () => {
      // Safari has no idle callbacks.
      if ('requestIdleCallback' in window) window.requestIdleCallback(request, {timeout: 2000});
      else setTimeout(request, 200);
    });
  }

  // By this object the framework's banner about a wrong base URL knows that the address is right. As
  // the app comes later, the style sheets tell: they have the same address and have loaded by now.
  const hasLoaded = ({sheet}: HTMLLinkElement): boolean => {
    if (!sheet) return false;
    try {
      // A file that the host lacks leaves a style sheet without rules.
      return sheet.cssRules.length > 0;
    } catch {
      // The rules of another origin can't be read: in a sandboxed frame, or when a CDN serves the files.
      return true;
    }
  };
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  if ([...sheets].every(hasLoaded)) {
    window.docusaurus = {prefetch: () => false, preload: () => false};
  }
};
