/** A part of a picture, in px of the picture itself. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A part of a picture, as the data address of a PNG of a given size. */
export async function cut(address: string, part: Part, size: { width: number; height: number }): Promise<string> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: size.width, height: size.height });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot cut pictures.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, size.width, size.height);
  return canvas.toDataURL('image/png');
}
