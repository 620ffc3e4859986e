import { expect, test } from 'vitest';
import { filmAddress } from './film-address';

test.each(['https://a.example/f.mp4', '/films/1.webm', 'data:video/webm;base64,AA', 'data:text/vtt,WEBVTT'])('%s is played', (address) => {
  expect(filmAddress(address)).toBe(address);
});

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example/f.mp4', 'f.mp4', '', null, undefined, Number.NaN, {}, []])('%s is not', (address) => {
  expect(filmAddress(address)).toBeUndefined();
});
