import { expect, test } from 'vitest';
import { allSources, contentPolicy } from './content-policy';

const directives = (policy: string) => Object.fromEntries(policy.split('; ').map((one) => [one.split(' ')[0], one.split(' ').slice(1).join(' ')]));

test('a page loads from its own site, and from the sources that are allowed, each where it is meant', () => {
  const own = directives(contentPolicy('n'));
  const all = directives(
    contentPolicy('n', {
      pictures: ['https://a.example'],
      videos: ['https://*.films.example'],
      frames: ['https://maps.example'],
      scripts: ['https://count.example'],
    }),
  );
  expect(all).toEqual({
    ...own,
    'img-src': "'self' data: https://a.example",
    'media-src': "'self' https://*.films.example",
    'frame-src': "'self' https://maps.example",
    'script-src': "'self' https://count.example",
  });
  expect(own).toMatchObject({ 'default-src': "'self'", 'img-src': "'self' data:", 'script-src': "'self'" });
  expect(Object.keys(own)).not.toContain('frame-src');
});

test('what several allow is allowed together, and said once', () => {
  const both = allSources([{ pictures: ['https://a.example'] }, undefined, { pictures: ['https://a.example', 'https://b.example'], videos: [] }]);
  expect(directives(contentPolicy('n', both))['img-src']).toBe("'self' data: https://a.example https://b.example");
});
