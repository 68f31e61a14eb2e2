import addresses from '@generated/search-index/default/styles.json';

const id = 'search-dialog-styles';

/** Adds the dialog's stylesheet to the page; rejects when it cannot be loaded. */
export const loadStyles = (): Promise<void> =>
  new Promise((resolve, reject) => {
    if (document.getElementById(id)) {
      resolve();
      return;
    }
    const link = document.createElement('link');
    link.id = id;
    link.rel = 'stylesheet';
    link.href = addresses.styles;
    link.addEventListener('load', () => {
      resolve();
    });
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error('The search styles could not be loaded.'));
    });
    document.head.append(link);
  });
