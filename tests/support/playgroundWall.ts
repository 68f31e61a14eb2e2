import dgram from 'node:dgram';
import http from 'node:http';
import type {AddressInfo} from 'node:net';

/** What isn't the site: servers on ports of their own, and what has reached them. */
export interface Outside {
  /** For requests. */
  origin: string;
  /** For datagrams, as connections between browsers start with. */
  datagrams: string;
  /** Paths of requests, and `datagram` for each of those. */
  hits: string[];
  stop: () => Promise<void>;
}

export const startOutside = async (): Promise<Outside> => {
  const hits: string[] = [];
  const server = http.createServer(({url = ''}, response) => {
    hits.push(url);
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.end();
  });
  server.on('upgrade', ({url = ''}, socket) => {
    hits.push(url);
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = dgram.createSocket('udp4');
  socket.on('message', () => hits.push('datagram'));
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    datagrams: `127.0.0.1:${socket.address().port}`,
    hits,
    stop: async () => {
      socket.close();
      await new Promise<void>((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      });
    },
  };
};

/** Helpers of the attempts: each waits for what becomes of it, or for a second. */
const helpers = `
const outcome = (start: (done: (value: string) => void) => void): Promise<string> =>
  new Promise((resolve) => { setTimeout(() => resolve('nothing'), 1000); start(resolve); });
const element = (name: string, values: object, parent: Element = document.body): Promise<string> =>
  outcome((done) => {
    const made = Object.assign(document.createElement(name), values);
    made.onload = () => done('loaded');
    made.onerror = () => done('refused');
    parent.append(made);
  });
const link = (values: object): Promise<string> => element('link', values, document.head);
const markup = (html: string): Promise<string> => outcome((done) => {
  document.body.insertAdjacentHTML('beforeend', html);
  requestAnimationFrame(() => requestAnimationFrame(() => done('inserted')));
});
const peer = (make: typeof RTCPeerConnection): Promise<string> => outcome((done) => {
  const connection = new make({iceServers: [{urls: 'stun:' + datagrams}]});
  connection.createDataChannel('out');
  connection.onicegatheringstatechange = () => connection.iceGatheringState === 'complete' && done('gathered');
  connection.createOffer().then((offer) => connection.setLocalDescription(offer), () => done('refused'));
});
`;

/**
 * Ways out, by name: each is a function body that returns or throws. The first ones leave the frame where it is;
 * `stays` says so.
 */
const waysOut = (site: string): Readonly<Record<string, string>> => ({
  script: `return element('script', {src: outside + '/script'})`,
  'script of the site': `return element('script', {src: '${site}/sw.js'})`,
  module: `return element('script', {type: 'module', src: outside + '/module'})`,
  import: `return new Function('return import("' + outside + '/import")')()`,
  image: `return element('img', {src: outside + '/image'})`,
  'image of the site': `return element('img', {src: '${site}/favicon.ico'})`,
  srcset: `return element('img', {srcset: outside + '/srcset 2x'})`,
  background: `return markup('<p style="background: url(' + outside + '/background)">text</p>')`,
  'imported style': `return markup('<style>@import "' + outside + '/imported-style";</style>')`,
  stylesheet: `return link({rel: 'stylesheet', href: outside + '/stylesheet'})`,
  font: `return new FontFace('Out', 'url(' + outside + '/font)').load().then(() => 'loaded')`,
  'font of a style': `return markup('<style>@font-face {font-family: Own; src: url(' + outside + '/own-font)}</style><p style="font-family: Own">text</p>')`,
  'svg image': `return markup('<svg><image href="' + outside + '/svg-image"/><use href="' + outside + '/svg-use#a"/></svg>')`,
  video: `return element('video', {src: outside + '/video', poster: outside + '/poster', autoplay: true})`,
  audio: `return element('audio', {src: outside + '/audio', autoplay: true})`,
  track: `return markup('<video><track default src="' + outside + '/track"></video>')`,
  frame: `return element('iframe', {src: outside + '/frame'})`,
  srcdoc: `return element('iframe', {srcdoc: '<img src="' + outside + '/srcdoc">'})`,
  object: `return element('object', {data: outside + '/object'})`,
  embed: `return element('embed', {src: outside + '/embed'})`,
  worker: `new Worker(outside + '/worker'); return 'made'`,
  'worker of a blob': `const code = 'importScripts("' + outside + '/blob-worker")'; return outcome((done) => { const worker = new Worker(URL.createObjectURL(new Blob([code], {type: 'text/javascript'}))); worker.onerror = () => done('refused'); })`,
  'shared worker': `new SharedWorker(outside + '/shared-worker'); return 'made'`,
  'service worker': `return navigator.serviceWorker.register('/sw.js').then(() => 'made')`,
  worklet: `return CSS.paintWorklet.addModule(outside + '/worklet')`,
  'audio worklet': `return new AudioContext().audioWorklet.addModule(outside + '/audio-worklet')`,
  fetch: `return fetch(outside + '/fetch', {mode: 'no-cors', keepalive: true}).then(() => 'answered')`,
  'fetch of the site': `return fetch('${site}/llms.txt', {mode: 'no-cors'}).then(() => 'answered')`,
  XMLHttpRequest: `return outcome((done) => { const request = new XMLHttpRequest(); request.onload = () => done('answered'); request.onerror = () => done('refused'); request.open('GET', outside + '/xhr'); request.send(); })`,
  beacon: `return String(navigator.sendBeacon(outside + '/beacon', 'out'))`,
  socket: `return outcome((done) => { const socket = new WebSocket(outside.replace('http', 'ws') + '/socket'); socket.onopen = () => done('open'); socket.onerror = () => done('refused'); })`,
  events: `return outcome((done) => { new EventSource(outside + '/events').onerror = () => done('refused'); })`,
  transport: `return new WebTransport(outside.replace('http', 'https') + '/transport').ready`,
  peer: `return peer(RTCPeerConnection)`,
  'peer of WebKit': `return peer((window as unknown as {webkitRTCPeerConnection: typeof RTCPeerConnection}).webkitRTCPeerConnection)`,
  'peer of an empty frame': `const inner = document.createElement('iframe'); document.body.append(inner); return peer((inner.contentWindow as unknown as {RTCPeerConnection: typeof RTCPeerConnection}).RTCPeerConnection)`,
  'peer of a frame with text': `const inner = document.createElement('iframe'); inner.srcdoc = '<script>new RTCPeerConnection({iceServers: [{urls: "stun:' + datagrams + '"}]}).createDataChannel("a")<' + '/script>'; document.body.append(inner); return outcome((done) => { inner.onload = () => done('loaded'); })`,
  ...Object.fromEntries(
    ['prefetch', 'preload', 'modulepreload', 'prerender', 'icon', 'manifest'].map((rel) => [
      `link ${rel}`,
      `return link({rel: '${rel}', as: 'script', href: outside + '/${rel}'})`,
    ]),
  ),
  'speculation rules': `return element('script', {type: 'speculationrules', textContent: JSON.stringify({prefetch: [{source: 'list', urls: [outside + '/speculation']}]})})`,
  ping: `document.body.append(Object.assign(document.createElement('a'), {id: 'ping', href: '#', ping: outside + '/ping'})); document.getElementById('ping')!.click(); return 'clicked'`,
  form: `document.body.insertAdjacentHTML('beforeend', '<form id="form" action="' + outside + '/form"></form>'); (document.getElementById('form') as HTMLFormElement).submit(); return 'sent'`,
  'form of the top': `document.body.insertAdjacentHTML('beforeend', '<form id="top" target="_top" action="' + outside + '/top-form"></form>'); (document.getElementById('top') as HTMLFormElement).submit(); return 'sent'`,
  window: `return String(window.open(outside + '/window'))`,
  'link of the top': `const out = Object.assign(document.createElement('a'), {href: outside + '/top-link', target: '_top'}); document.body.append(out); out.click(); return 'clicked'`,
  'link to a download': `const out = Object.assign(document.createElement('a'), {href: outside + '/download', download: 'x'}); document.body.append(out); out.click(); return 'clicked'`,
  top: `top!.location.href = outside + '/top'; return 'set'`,
  'title of the page': `return parent.document.title`,
  localStorage: `localStorage.setItem('out', '1'); return 'stored'`,
  sessionStorage: `sessionStorage.setItem('out', '1'); return 'stored'`,
  cookie: `document.cookie = 'out=1'; return 'stored'`,
  indexedDB: `return outcome((done) => { const request = indexedDB.open('out'); request.onsuccess = () => done('stored'); request.onerror = () => done('refused'); })`,
  caches: `return caches.open('out').then(() => 'stored')`,
  'private files': `return navigator.storage.getDirectory().then(() => 'stored')`,
});

/** Outcomes that mean that something has been reached or stored. */
export const isReached = (outcome: string): boolean =>
  /^(?:loaded|answered|stored|open|gathered|made)$/.test(outcome);

/**
 * What may say so without having reached anything: WebKit makes a worker's object before it refuses the file, and a
 * frame loads the page that says that it was refused.
 */
export const mayLookReached =
  /^(?:frame|srcdoc|object|embed|worker|shared worker|peer of .*|link .*|audio|video)$/;

/** Ways that lead the frame itself elsewhere, one at a time: code in it says nothing after them. */
export const departures: Readonly<Record<string, string>> = {
  address: `location.href = outside + '/moved'`,
  replacement: `location.replace(outside + '/replaced')`,
  refresh: `document.head.insertAdjacentHTML('beforeend', '<meta http-equiv="refresh" content="0; url=' + outside + '/refreshed">')`,
  link: `const out = Object.assign(document.createElement('a'), {href: outside + '/linked'}); document.body.append(out); out.click()`,
};

const addresses = ({origin, datagrams}: Outside): string =>
  `const outside = ${JSON.stringify(origin)};\nconst datagrams = ${JSON.stringify(datagrams)};`;

/** A component that tries all ways out, one after the other, and then shows what became of each, as JSON. */
export const wallCode = (outside: Outside, site: string): string => `
import {useEffect, useState} from 'react';
${addresses(outside)}
${helpers}
const attempts: Record<string, () => unknown> = {
${Object.entries(waysOut(site))
  .map(([name, body]) => `  ${JSON.stringify(name)}: async () => { ${body} },`)
  .join('\n')}
};
const tryAll = async () => {
  const outcomes: Record<string, string> = {};
  for (const [name, attempt] of Object.entries(attempts)) {
    const late = new Promise((resolve) => setTimeout(() => resolve('nothing'), 2000));
    outcomes[name] = await Promise.race([attempt(), late]).then(String, (error) => 'refused: ' + error.name);
  }
  return JSON.stringify(outcomes);
};
export const Attempts = () => {
  const [told, tell] = useState('');
  useEffect(() => { void tryAll().then(tell); }, []);
  return <output data-attempts>{told}</output>;
};
`;

/** A component that leads the frame elsewhere. */
export const departureCode = (outside: Outside, departure: string): string => `
import {useEffect} from 'react';
${addresses(outside)}
export const Leaving = () => {
  useEffect(() => { ${departure} }, []);
  return <output data-leaving>Leaving</output>;
};
`;
