import {badges} from './badges';
import {bounces} from './bounces';
import {bytes} from './bytes';
import {cards} from './cards';
import {coins} from './coins';
import {columns} from './columns';
import {cubes} from './cubes';
import {fan} from './fan';
import {finish} from './finish';
import {fireworks} from './fireworks';
import {form} from './form';
import {frames} from './frames';
import {growth} from './growth';
import {lenses} from './lenses';
import {modules} from './modules';
import {mosaic} from './mosaic';
import {network} from './network';
import {noise} from './noise';
import {packets} from './packets';
import {petals} from './petals';
import {player} from './player';
import {rings} from './rings';
import {rows} from './rows';
import {slides} from './slides';
import {springs} from './springs';
import {streaks} from './streaks';
import {tracks} from './tracks';
import {typing} from './typing';
import {waveform} from './waveform';
import {windows} from './windows';
import type {Motif} from './pen';

/** The drawings of covers, by the names that covers.ts uses. */
export const motifs: Record<string, Motif> = {
  badges,
  bounces,
  bytes,
  cards,
  coins,
  columns,
  cubes,
  fan,
  finish,
  fireworks,
  form,
  frames,
  growth,
  lenses,
  modules,
  mosaic,
  network,
  noise,
  packets,
  petals,
  player,
  rings,
  rows,
  slides,
  springs,
  streaks,
  tracks,
  typing,
  waveform,
  windows,
};
