import {bars} from './bars';
import {brand} from './brand';
import {calendar} from './calendar';
import {captions} from './captions';
import {chart} from './chart';
import {code} from './code';
import {counter} from './counter';
import {cursor} from './cursor';
import {energy} from './energy';
import {fluid} from './fluid';
import {layers} from './layers';
import {lyrics} from './lyrics';
import {map} from './map';
import {nodes} from './nodes';
import {prompt} from './prompt';
import {screencast} from './screencast';
import {sphere} from './sphere';
import {weather} from './weather';
import type {Drawing} from './kit';

/** The drawing of each entry, by slug. They illustrate what the videos are about; none shows a video. */
export const drawings: Record<string, Drawing> = {
  hackreels: code,
  'mux-video-stats': bars,
  'nextjs-video-tutorial': layers,
  'github-unwrapped': calendar,
  revid: prompt,
  animstats: counter,
  'banger-show': sphere,
  motionshot: cursor,
  'watercolor-map': map,
  clippulse: brand,
  submagic: captions,
  polygon: chart,
  'hello-meteo': weather,
  'electricity-maps': energy,
  'remotion-recorder': screencast,
  fluidmotion: fluid,
  'mykaraoke-video': lyrics,
  'relay-app': nodes,
};
