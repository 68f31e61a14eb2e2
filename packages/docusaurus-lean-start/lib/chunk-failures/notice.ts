/** What readers see below a page whose code didn't load. */
export interface FailureNotice {
  readonly text?: string;
  /** The label of the button that reloads the page. */
  readonly retry?: string;
  /** Class names of the parts. Without them, the notice is one of Infima's alerts, at the bottom of the window. */
  readonly classes?: Readonly<Record<'notice' | 'text' | 'error', string | undefined>>;
}

const TEXT =
  'This page didn’t load completely. You can read it and follow links, but buttons may not work.';

const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string | undefined,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const created = document.createElement(tag);
  if (className) created.className = className;
  created.append(...children);
  return created;
};

/** Loads the files that failed past the browser's cache, which may hold a copy that was cut off. */
const refresh = async (failures: readonly unknown[]): Promise<void> => {
  const addresses = failures.flatMap((failure) =>
    failure instanceof Error && 'request' in failure ? [String(failure.request)] : [],
  );
  await Promise.allSettled(addresses.map((address) => fetch(address, {cache: 'reload'})));
};

/**
 * Says below the server's page, which stays readable, that its code did not load. React has not started
 * then, so this is plain DOM. Failures may be added to the list later.
 */
export const showStartFailure = (
  failures: readonly unknown[],
  {text = TEXT, retry = 'Retry', classes}: FailureNotice,
): void => {
  const button = element('button', 'button button--sm button--primary', retry);
  button.type = 'button';
  button.addEventListener('click', () => {
    button.disabled = true;
    void refresh(failures).finally(() => {
      window.location.reload();
    });
  });
  const notice = element(
    'div',
    classes ? classes.notice : 'alert alert--danger',
    element('p', classes?.text, text),
    element('code', classes?.error, String(failures[0])),
    button,
  );
  if (!classes) notice.style.cssText = 'bottom:0;position:sticky;z-index:var(--ifm-z-index-fixed)';
  notice.role = 'alert';
  document.body.append(notice);
  // What waits for the app is answered without it; see startApp.
  document.dispatchEvent(new Event('startfailed'));
};
