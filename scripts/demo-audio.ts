import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, relative, resolve} from 'node:path';
import {runMain} from './lib/runMain';

// The sound that demos on audio pages play. It is computed, so it needs no license and is the same
// on every machine.

const root = resolve(import.meta.dirname, '..');
const outFile = resolve(root, 'static/demo/tone.wav');

const sampleRate = 22_050;
const durationInSeconds = 4;
const noteInSeconds = 0.45;
/** Semitones above A3: a pentatonic phrase up and back. */
const melody = [0, 3, 7, 10, 12, 10, 7, 3];
/** Loudness of each harmonic of a note: soft, like a mallet instrument. */
const harmonics = [1, 0.35, 0.12, 0.2];

/** One plucked note, `t` seconds after it was struck. Between -1 and 1. */
const note = (semitones: number, t: number): number => {
  if (t < 0) return 0;
  const frequency = 220 * 2 ** (semitones / 12);
  const attack = Math.min(1, t / 0.008);
  const sum = harmonics.reduce(
    (total, level, i) =>
      total + level * Math.sin(2 * Math.PI * frequency * (i + 1) * t) * Math.exp(-t * (3 + i * 2)),
    0,
  );
  return (attack * sum) / harmonics.reduce((a, b) => a + b);
};

/** The melody at `t` seconds, faded out at the end so that it loops without a click. */
const melodyAt = (t: number): number => {
  const sum = melody.reduce(
    (total, semitones, i) => total + note(semitones, t - i * noteInSeconds),
    0,
  );
  return 0.6 * sum * Math.min(1, (durationInSeconds - t) / 0.2);
};

/** A mono, 16-bit PCM WAV file of `length` samples. */
const encodeWav = (length: number, sampleAt: (t: number) => number): Buffer => {
  const header = 44;
  const buffer = Buffer.alloc(header + length * 2);
  buffer.write('RIFF', 0, 'ascii');
  buffer.writeUInt32LE(buffer.length - 8, 4);
  buffer.write('WAVE', 8, 'ascii');
  buffer.write('fmt ', 12, 'ascii');
  buffer.writeUInt32LE(16, 16); // Size of the format chunk
  buffer.writeUInt16LE(1, 20); // PCM
  buffer.writeUInt16LE(1, 22); // Channels
  buffer.writeUInt32LE(sampleRate, 24);
  buffer.writeUInt32LE(sampleRate * 2, 28); // Bytes per second
  buffer.writeUInt16LE(2, 32); // Bytes per sample
  buffer.writeUInt16LE(16, 34); // Bits per sample
  buffer.write('data', 36, 'ascii');
  buffer.writeUInt32LE(length * 2, 40);
  for (let i = 0; i < length; i++) {
    const value = Math.max(-1, Math.min(1, sampleAt(i / sampleRate)));
    buffer.writeInt16LE(Math.round(value * 32_767), header + i * 2);
  }
  return buffer;
};

const help = `Usage: tsx scripts/demo-audio.ts

Writes ${relative(root, outFile)}, the short melody that demos play and visualize.
Run it after changing the melody and commit the file.`;

const main = (): void => {
  const wav = encodeWav(sampleRate * durationInSeconds, melodyAt);
  mkdirSync(dirname(outFile), {recursive: true});
  writeFileSync(outFile, wav);
  console.log(`${relative(root, outFile)}: ${String(Math.round(wav.length / 1000))} kB`);
};

runMain({help, errorCode: 1}, main);
