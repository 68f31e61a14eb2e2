// What browsers lack: each test gives the module a window of such a browser.
import {expect, test} from '@playwright/test';

import {withGlobals} from '../../../packages/support/withGlobals';
import {copyText} from '../../../src/client/copyText';

test('a text that is not ready is copied during the click, where browsers take a promise', async () => {
  const written: unknown[] = [];
  class Item {
    readonly parts: Readonly<Record<string, Promise<Blob>>>;

    constructor(parts: Readonly<Record<string, Promise<Blob>>>) {
      this.parts = parts;
    }
  }
  const navigator = {
    clipboard: {
      write: (items: unknown[]) => {
        written.push(...items);
        return Promise.resolve();
      },
    },
  };
  await withGlobals({navigator, ClipboardItem: Item}, async () => {
    let say: (text: string) => void = () => undefined;
    const copied = copyText(
      new Promise<string>((resolve) => {
        say = resolve;
      }),
    );
    expect(written, 'Safari would refuse later').toHaveLength(1);
    say('# Page');
    await copied;
    const {parts} = written[0] as Item;
    expect(Object.keys(parts)).toEqual(['text/plain']);
    expect(await (await parts['text/plain'])?.text()).toBe('# Page');
    await expect(copyText(Promise.reject(new Error('No page.')))).rejects.toThrow('No page.');
  });
});

test('where browsers take no promise, the text is copied when it is ready', async () => {
  const written: string[] = [];
  const navigator = {
    clipboard: {
      writeText: (text: string) => {
        written.push(text);
        return Promise.resolve();
      },
    },
  };
  await withGlobals({navigator, ClipboardItem: undefined}, async () => {
    await copyText(Promise.resolve('# Page'));
    expect(written).toEqual(['# Page']);
    await expect(copyText(Promise.reject(new Error('No page.')))).rejects.toThrow('No page.');
    expect(written).toHaveLength(1);
  });
});
