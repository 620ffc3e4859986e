import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compared } from './compare';

const row = ({ name, as, pixels }: Compared): string => {
  const figure = (folder: string, caption: string) => `<figure><figcaption>${caption}</figcaption><img loading="lazy" alt="" src="${folder}/${name}"></figure>`;
  const shown = [
    ...(as === 'new' ? [] : [figure('accepted', 'Accepted')]),
    ...(as === 'missing' ? [] : [figure('present', 'Now')]),
    ...(as === 'changed' ? [figure('differences', `${pixels.toLocaleString('en')} pixels differ`)] : []),
  ];
  return `<section><h2>${name.replace(/\.png$/, '')}: ${as}</h2><div>${shown.join('')}</div></section>`;
};

/** Writes a page that shows what differs side by side: accepted, now, and where. */
export function writeReport(folder: string, compared: readonly Compared[]): void {
  const rows = compared.filter(({ as }) => as !== 'same');
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures that differ</title>
<style>body { font: 16px sans-serif; margin: 24px; } section > div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; } figure { margin: 0; } img { max-width: 100%; border: 1px solid #999; }</style>
<h1>${rows.length === 0 ? 'Nothing differs' : `${rows.length} of ${compared.length} pictures differ`}</h1>
${rows.map(row).join('\n')}
</html>
`,
  );
}
