import {expect, test} from '@playwright/test';

import {
  playerStarted,
  playerStopped,
  wasInterrupted,
} from '../../../src/components/docs/Demo/activePlayer';

const createPlayer = (): {pauses: number; pause: () => void} => {
  const player = {
    pauses: 0,
    pause: () => {
      player.pauses += 1;
      playerStopped(player);
    },
  };
  return player;
};

test('the player that starts pauses the one that plays', () => {
  const [first, second] = [createPlayer(), createPlayer()];
  playerStarted(first);
  playerStarted(first);
  expect(first.pauses).toBe(0);
  playerStarted(second);
  expect([first.pauses, second.pauses]).toEqual([1, 0]);
  expect([wasInterrupted(first), wasInterrupted(second)]).toEqual([true, false]);
  playerStarted(first);
  expect([first.pauses, second.pauses]).toEqual([1, 1]);
  expect([wasInterrupted(first), wasInterrupted(second)]).toEqual([false, true]);
});

test('one that the reader paused was not interrupted', () => {
  const [first, second] = [createPlayer(), createPlayer()];
  playerStarted(first);
  first.pause();
  playerStarted(second);
  expect(first.pauses).toBe(1);
  expect(wasInterrupted(first)).toBe(false);
});
