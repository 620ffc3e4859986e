import { expect, test } from 'vitest';
import { faceOf } from './face-of';

test.each([
  { count: 1, faces: ['calm'] },
  { count: 2, faces: ['very-sad', 'very-happy'] },
  { count: 3, faces: ['very-sad', 'calm', 'very-happy'] },
  { count: 5, faces: ['very-sad', 'sad', 'calm', 'happy', 'very-happy'] },
])('$count answers have the faces $faces', ({ count, faces }) => {
  expect(Array.from({ length: count }, (_, index) => faceOf(index, count))).toEqual(faces);
});
