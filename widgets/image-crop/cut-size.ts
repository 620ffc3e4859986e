import type { ImageCropOptions } from '../../schemas/generated/widgets';

/** How wide and high the cut picture is, in px, and the shape that is cut out. */
export function cutSize({ width = 134, height, aspect = { width: 5, height: 3 } }: ImageCropOptions): { width: number; height: number; aspect: number } {
  const shape = aspect.width / aspect.height;
  return { width, height: height ?? Math.max(1, Math.round(width / shape)), aspect: shape };
}

/** What stands below the control: its {width} and {height} are those of the cut picture, so that the words and the result are one. */
export function hintOf(options: ImageCropOptions): string | undefined {
  const { width, height } = cutSize(options);
  return options.hint?.replaceAll('{width}', String(width)).replaceAll('{height}', String(height));
}
