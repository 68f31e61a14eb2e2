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

/**
 * Says below the server's page, which stays readable, that its code did not load. React has not started
 * then, so this is plain DOM.
 */
export const showStartFailure = (error: unknown): void => {
  const retry = element('button', 'button button--sm button--primary', 'Retry');
  retry.type = 'button';
  retry.addEventListener('click', () => {
    window.location.reload();
  });
  const text = element(
    'p',
    styles.text,
    'This page did not load in full: you can read it and follow links, but buttons may not work.',
  );
  const notice = element(
    'div',
    styles.notice,
    text,
    element('code', styles.error, String(error)),
    retry,
  );
  notice.role = 'alert';
  document.body.append(notice);
};
