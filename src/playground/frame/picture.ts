// Saves the current frame as a PNG at full size; loaded when the page asks for it. Elements and styles are copied
// into an SVG, with every file inlined, because an SVG image can't load anything.

import type {PlayerRef} from '@remotion/player';

import type {PictureAnswer} from '../pictureAnswer';
import type {ToPlayer} from '../protocol';

/** Why an exact picture is impossible, in words for the reader. */
class NoPicture extends Error {}

/** The element around the composition, which has its full size and is scaled to fit. */
const stageSelector = '.__remotion-player';

const fontFamily = 'Instrument Sans Variable';

const xhtml = 'http://www.w3.org/1999/xhtml';

type Request = Extract<ToPlayer, {kind: 'picture'}>;

const toDataUrl = (bytes: ArrayBuffer, type: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(typeof reader.result === 'string' ? reader.result : '');
    };
    reader.onerror = () => {
      reject(new NoPicture('A file of the composition could not be read.'));
    };
    reader.readAsDataURL(new Blob([bytes], {type}));
  });

/** Files from the page, by their blob addresses, which only this frame can read. */
const ownFiles = async (text: string): Promise<[string, string][]> =>
  Promise.all(
    [...new Set(text.match(/blob:[^"'()&\s]+/g))].map(
      async (address): Promise<[string, string]> => {
        const file = await (await fetch(address)).blob();
        return [address, await toDataUrl(await file.arrayBuffer(), file.type)];
      },
    ),
  );

/** Throws for elements that the copy would show differently from a render. */
const examine = (stage: HTMLElement): void => {
  const elements = [...stage.querySelectorAll('*')];
  const unreadable = elements.find((element) => element.matches('video, iframe, object, embed'));
  if (unreadable) {
    throw new NoPicture(`The pixels of <${unreadable.localName}> can’t be read here.`);
  }
  if (elements.some(({shadowRoot}) => shadowRoot)) {
    throw new NoPicture('Elements with a shadow root can’t be copied here.');
  }
  if (elements.some(({scrollTop, scrollLeft}) => scrollTop !== 0 || scrollLeft !== 0)) {
    throw new NoPicture('Scrolled elements can’t be copied here.');
  }
  if (document.getAnimations().length > 0) {
    throw new NoPicture('CSS animations have no fixed state at a frame.');
  }
};

const isBlank = (canvas: HTMLCanvasElement): boolean => {
  const small = new OffscreenCanvas(64, 64);
  const context = small.getContext('2d');
  context?.drawImage(canvas, 0, 0, 64, 64);
  return context?.getImageData(0, 0, 64, 64).data.every((value) => value === 0) ?? true;
};

/** Must be called in the same animation frame as the drawing: after it, browsers clear a WebGL canvas. */
const canvasUrl = (canvas: HTMLCanvasElement): string => {
  if (canvas.width === 0 || canvas.height === 0) return '';
  try {
    const url = canvas.toDataURL();
    // Without a 2D context, the canvas may be a cleared WebGL one.
    if (!canvas.getContext('2d') && isBlank(canvas)) throw new NoPicture('');
    return url;
  } catch {
    throw new NoPicture('The pixels of a <canvas> can’t be read here.');
  }
};

const replaceCanvas = (copy: Element, url: string): void => {
  const image = document.createElement('img');
  for (const {name, value} of copy.attributes) image.setAttribute(name, value);
  image.src = url;
  copy.replaceWith(image);
};

const rulesOf = (sheet: CSSStyleSheet): string => {
  const rules = [...sheet.cssRules].map(({cssText}) => cssText).join('\n');
  return sheet.media.mediaText === '' ? rules : `@media ${sheet.media.mediaText} {${rules}}`;
};

const isFrames = ({ownerNode}: CSSStyleSheet): boolean =>
  ownerNode instanceof Element && ownerNode.matches('title + style');

/** The styles of the player and of the code, but not those of the frame's page. */
const styleText = (): string => {
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
  const text = sheets
    .flatMap((sheet) => (sheet.disabled || isFrames(sheet) ? [] : rulesOf(sheet)))
    .join('\n');
  const faces = text.match(/@font-face\s*\{[^}]*\}/g)?.join() ?? '';
  const plain = (name: string): string => name.replaceAll(/["']/g, '');
  for (const {family} of document.fonts) {
    if (plain(family) !== fontFamily && !plain(faces).includes(plain(family))) {
      throw new NoPicture(`The font “${plain(family)}” can’t be read here.`);
    }
  }
  return text;
};

const inline = (address: string, addresses: ReadonlyMap<string, string>): string => {
  if (address.startsWith('data:') || address.startsWith('#')) return address;
  const url = addresses.get(new URL(address, location.href).href);
  if (url === undefined) {
    const name = address.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
    throw new NoPicture(`The file ${name.slice(0, 40)} can’t be read here.`);
  }
  return url;
};

const inlineStyles = (text: string, addresses: ReadonlyMap<string, string>): string =>
  text.replaceAll(
    /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"']*))\s*\)/g,
    (_, double: string | undefined, single: string | undefined, bare?: string) =>
      `url("${inline(double ?? single ?? bare ?? '', addresses)}")`,
  );

const inlineImages = (copy: HTMLElement, addresses: ReadonlyMap<string, string>): void => {
  for (const element of copy.querySelectorAll('source, style, script, audio')) element.remove();
  for (const image of copy.querySelectorAll('img')) {
    image.removeAttribute('srcset');
    image.removeAttribute('loading');
    const source = image.getAttribute('src') ?? '';
    if (source !== '') image.setAttribute('src', inline(source, addresses));
  }
  for (const element of copy.querySelectorAll('image, feImage, use')) {
    const source = element.getAttribute('href') ?? element.getAttribute('xlink:href');
    if (source !== null) element.setAttribute('href', inline(source, addresses));
  }
  for (const element of copy.querySelectorAll('[style*="url("]')) {
    element.setAttribute('style', inlineStyles(element.getAttribute('style') ?? '', addresses));
  }
};

/** Copies the composition once the next frame is drawn. */
const copyOf = (stage: HTMLElement): Promise<HTMLElement> =>
  new Promise((resolve, reject) => {
    requestAnimationFrame(() => {
      try {
        const copy = stage.cloneNode(true) as HTMLElement;
        const urls = [...stage.querySelectorAll('canvas')].map(canvasUrl);
        for (const [index, canvas] of copy.querySelectorAll('canvas').entries()) {
          replaceCanvas(canvas, urls[index] ?? '');
        }
        resolve(copy);
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
  });

const svgOf = (copy: HTMLElement, styles: string, width: number, height: number): string => {
  const html = document.createElementNS(xhtml, 'html');
  const style = document.createElementNS(xhtml, 'style');
  const body = document.createElementNS(xhtml, 'body');
  style.textContent = styles;
  Object.assign(copy.style, {transform: 'none', margin: '0', inset: '0', position: 'absolute'});
  body.append(copy);
  html.append(style, body);
  const size = `width="${String(width)}" height="${String(height)}"`;
  // XML doesn't allow these control characters; they are invisible anyway.
  const text = new XMLSerializer()
    .serializeToString(html)
    // oxlint-disable-next-line no-control-regex -- they are what is removed
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><foreignObject ${size}>${text}</foreignObject></svg>`;
};

const draw = async (svg: string, width: number, height: number): Promise<ArrayBuffer> => {
  const image = new Image(width, height);
  // Not a blob address: with a `foreignObject`, it taints the canvas (https://crbug.com/294129).
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve);
  });
  if (!blob) throw new Error('The canvas is empty.');
  return blob.arrayBuffer();
};

/**
 * Takes a PNG of the current frame in the composition's size, with its transparency.
 *
 * @throws with a message for the reader if an exact picture is impossible
 */
const takePicture = async ({font}: Request): Promise<ArrayBuffer> => {
  try {
    const stage = document.querySelector<HTMLElement>(stageSelector);
    if (!stage) throw new NoPicture('The preview hasn’t drawn a frame yet.');
    examine(stage);
    const images = [...stage.querySelectorAll('img')].filter(({src}) => src !== '');
    await Promise.all(images.map((image) => image.decode())).catch(() => {
      throw new NoPicture('An image of the composition did not load.');
    });
    await document.fonts.ready;
    const copy = await copyOf(stage);
    const rules = styleText();
    const addresses = new Map(await ownFiles(copy.outerHTML + rules));
    const styles = inlineStyles(rules, addresses);
    inlineImages(copy, addresses);
    const faces = await Promise.all(
      (font ?? []).map(
        async ({bytes, unicodeRange}) =>
          `@font-face {font-family: '${fontFamily}'; font-weight: 400 700; unicode-range: ${unicodeRange}; src: url(${await toDataUrl(bytes, 'font/woff2')})}`,
      ),
    );
    const base = `body {font-family: '${fontFamily}', system-ui, sans-serif; line-height: 1.3; margin: 0}`;
    const {offsetWidth: width, offsetHeight: height} = stage;
    return await draw(
      svgOf(copy, [...faces, base, styles].join('\n'), width, height),
      width,
      height,
    );
  } catch (error) {
    throw new Error(
      error instanceof NoPicture ? error.message : 'This browser can’t save the frame.',
      {cause: error},
    );
  }
};

/** Pauses the player and answers the page with a picture, or with the reason why there is none. */
export const sendPicture = async (
  message: Request,
  player: PlayerRef | undefined,
  send: (answer: PictureAnswer) => void,
): Promise<void> => {
  const {request} = message;
  try {
    player?.pause();
    // Let a pending frame change happen first.
    for (let frames = 0; frames < 2; frames++) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
    const currentFrame = (): number => player?.getCurrentFrame() ?? 0;
    let frame: number;
    let png: Awaited<ReturnType<typeof takePicture>>;
    // On a busy machine, the change may come even later. If it does, take the picture again.
    do {
      frame = currentFrame();
      png = await takePicture(message);
    } while (frame !== currentFrame());
    send({kind: 'picture', request, frame, png});
  } catch (error) {
    send({kind: 'no-picture', request, reason: error instanceof Error ? error.message : ''});
  }
};
