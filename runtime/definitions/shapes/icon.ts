import { z } from 'zod';
import { iconNames } from '../icon-names';

/** The name of an icon. */
export const icon = z.string().meta({
  id: 'Icon',
  description: `An icon before the text: ${iconNames.join(', ')}; or any Material icon by its own name, such as DirectionsBike or HikingOutlined.`,
});
