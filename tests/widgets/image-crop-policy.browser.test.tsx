import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { contentPolicy } from '../../server/plugins/content-policy';
import { imageCrop } from '../../widgets/image-crop';
import { showWidget } from '../support/show-widget';

test('B-rewards-09 under the policy of the page a chosen picture is seen while it is cut, and so is what is cut', async () => {
  const refused: string[] = [];
  document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => refused.push(`${effectiveDirective}: ${blockedURI}`));
  const { container, written } = await showWidget(imageCrop, {});
  // Of the whole policy, what rules pictures: the tests' own scripts and styles could not live under the rest.
  const ofPictures = contentPolicy('none')
    .split('; ')
    .find((directive) => directive.startsWith('img-src'));
  document.head.append(Object.assign(document.createElement('meta'), { httpEquiv: 'Content-Security-Policy', content: ofPictures }));
  const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 200 });
  const blob = await new Promise<Blob>((resolve) => canvas.toBlob((made) => resolve(made as Blob)));

  const probe = new Image();
  probe.src = URL.createObjectURL(blob);
  await expect.poll(() => refused, { timeout: 30_000 }).toEqual(['img-src: blob']);

  await userEvent.upload(container.querySelector('input[type=file]') as HTMLElement, new File([blob], 'empty.png', { type: 'image/png' }));
  await expect.poll(() => container.querySelector<HTMLImageElement>('.crop-stage img')?.naturalWidth, { timeout: 30_000 }).toBe(400);
  await page.getByRole('button', { name: 'Use this area' }).click();
  await expect.poll(() => container.querySelector<HTMLImageElement>('.crop-picture')?.naturalWidth, { timeout: 30_000 }).toBe(134);
  expect(written).toHaveLength(1);
  expect(refused).toHaveLength(1);
});
