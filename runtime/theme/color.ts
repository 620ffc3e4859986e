/** Whether it is a colour as companies give it: #rrggbb and nothing else. */
export const isColor = (given: unknown): given is string => typeof given === 'string' && /^#[0-9a-f]{6}$/i.test(given);

/** Red, green and blue, 0 to 255. */
type Channels = [number, number, number];

const channelsOf = (color: string): Channels => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as Channels;

const colorOf = (channels: readonly number[]): string =>
  `#${channels
    .map((channel) =>
      Math.min(255, Math.max(0, Math.round(channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** How bright it looks, 0 (black) to 255 (white), by the weights of television. */
export function brightnessOf(color: string): number {
  const [red, green, blue] = channelsOf(color);
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

/** Each channel made larger by this share of itself, or smaller where the share is negative. */
export const shaded = (color: string, share: number): string => colorOf(channelsOf(color).map((channel) => channel * (1 + share)));

/** The colour as glass: `opacity` 0 is clear, 1 is solid. */
export const translucent = (color: string, opacity: number): string => `rgb(${channelsOf(color).join(' ')} / ${opacity})`;

/** The contrast of WCAG 2, 1 (the same colour) to 21 (black and white). */
export function contrastOf(left: string, right: string): number {
  const [one, other] = [luminanceOf(left), luminanceOf(right)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The colour, moved as little as needed towards black beside something light, and towards white beside something dark, until it reaches the contrast. */
export function readableBeside(color: string, beside: string, contrast: number): string {
  const lighter = luminanceOf(beside) < 0.2;
  let current = channelsOf(color);
  while (contrastOf(colorOf(current), beside) < contrast && current.some((channel) => channel !== (lighter ? 255 : 0)))
    current = current.map((channel) => (lighter ? Math.ceil(channel + (255 - channel) * 0.05) : Math.floor(channel * 0.95))) as Channels;
  return colorOf(current);
}

/** The relative luminance of WCAG 2, 0 (black) to 1 (white). */
function luminanceOf(color: string): number {
  const [red, green, blue] = channelsOf(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
