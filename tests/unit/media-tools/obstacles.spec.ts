import {expect, test} from '@playwright/test';

import type {Choice} from '../../../src/components/docs/media-tools/ConvertFile/choice';
import type {Abilities} from '../../../src/components/docs/media-tools/ConvertFile/messages';
import {obstacleTo} from '../../../src/components/docs/media-tools/ConvertFile/obstacles';

const webm: Choice = {
  container: 'webm',
  video: 'default',
  audio: 'keep',
  resize: 'none',
  rotate: 0,
};

/** H.264 and AAC in an MP4, in a browser that encodes neither H.265 nor AAC. */
const abilities: Abilities = {
  hasVideo: true,
  audioTracks: 1,
  rotation: 0,
  video: {h264: 're-encode', h265: 'no', vp8: 're-encode', vp9: 're-encode'},
  audio: {aac: 'no', opus: 're-encode', wav: 're-encode'},
};

const cases: readonly [name: string, Partial<Choice>, Partial<Abilities>, RegExp | undefined][] = [
  ['everything can be encoded', {}, {}, undefined],
  ['a codec that the browser lacks', {container: 'mp4', video: 'h265'}, {}, /to h265/],
  ['audio that the browser lacks', {container: 'mp4'}, {}, /audio to aac/],
  ['the same sound, left out', {container: 'mp4', audio: 'drop'}, {}, undefined],
  [
    'a copy needs no encoder, even if it is not of the first codec',
    {container: 'mp4', audio: 'drop'},
    {video: {h264: 'no', h265: 'copy'}},
    undefined,
  ],
  [
    'neither a copy nor an encoder',
    {container: 'mp4', audio: 'drop'},
    {video: {h264: 'no', h265: 're-encode'}},
    /to h264/,
  ],
  ['no track is left', {container: 'wav', video: 'drop'}, {audioTracks: 0}, /empty/],
  [
    'two tracks of sound in a WAV',
    {container: 'wav', video: 'drop'},
    {audioTracks: 2},
    /more than one/,
  ],
  [
    'a copy is of no use to those who ask for a codec',
    {container: 'mp4', video: 'h264', audio: 'drop'},
    {video: {h264: 'no', h265: 'copy'}},
    /to h264/,
  ],
  ['a codec of which nothing is known', {container: 'mp4', audio: 'drop'}, {video: {}}, /to h264/],
  ['no sound in the file', {container: 'mp4', video: 'h264'}, {audioTracks: 0}, undefined],
  ['one track of sound in a WAV', {container: 'wav', video: 'drop'}, {}, undefined],
  ['two tracks of sound elsewhere', {}, {audioTracks: 2}, undefined],
  ['everything is left out', {video: 'drop', audio: 'drop'}, {}, /empty/],
  ['no video', {}, {hasVideo: false, video: {}}, undefined],
];

for (const [name, choice, differing, expected] of cases) {
  test(name, () => {
    const obstacle = obstacleTo({...webm, ...choice}, {...abilities, ...differing});
    if (expected) expect(obstacle).toMatch(expected);
    else expect(obstacle).toBeUndefined();
  });
}
