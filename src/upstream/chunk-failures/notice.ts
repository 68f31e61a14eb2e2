import styles from './notice.module.css';

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
export const showStartFailure = (failures: readonly unknown[]): void => {
  const retry = element('button', 'button button--sm button--primary', 'Retry');
  retry.type = 'button';
  retry.addEventListener('click', () => {
    retry.disabled = true;
    void refresh(failures).finally(() => {
      window.location.reload();
    });
  });
  const text = element(
    'p',
    styles.text,
    'This page didn’t load completely. You can read it and follow links, but buttons may not work.',
  );
  const error = element('code', styles.error, String(failures[0]));
  const notice = element('div', styles.notice, text, error, retry);
  notice.role = 'alert';
  document.body.append(notice);
  // What waits for the app is answered without it; see src/upstream/html.
  document.dispatchEvent(new Event('startfailed'));
};
