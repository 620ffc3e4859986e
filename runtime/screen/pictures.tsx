import Adjust from '@mui/icons-material/Adjust';
import Bedtime from '@mui/icons-material/Bedtime';
import DirectionsBike from '@mui/icons-material/DirectionsBike';
import DirectionsRun from '@mui/icons-material/DirectionsRun';
import DirectionsWalk from '@mui/icons-material/DirectionsWalk';
import FitnessCenter from '@mui/icons-material/FitnessCenter';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import Hiking from '@mui/icons-material/Hiking';
import Medication from '@mui/icons-material/Medication';
import MonitorHeart from '@mui/icons-material/MonitorHeart';
import MonitorWeight from '@mui/icons-material/MonitorWeight';
import Mood from '@mui/icons-material/Mood';
import Pool from '@mui/icons-material/Pool';
import Restaurant from '@mui/icons-material/Restaurant';
import SelfImprovement from '@mui/icons-material/SelfImprovement';
import ShowChart from '@mui/icons-material/ShowChart';
import SmokeFree from '@mui/icons-material/SmokeFree';
import StarBorder from '@mui/icons-material/StarBorder';
import Straighten from '@mui/icons-material/Straighten';
import Thermostat from '@mui/icons-material/Thermostat';
import WaterDrop from '@mui/icons-material/WaterDrop';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import { isMaterialName } from '../definitions/icon-names';
import type { PictureName } from '../definitions/picture-names';
import { MaterialIcon } from './MaterialIcon';
import createSvgIcon from './svg-icon';

/** What is said to a picture. */
type IconProps = Pick<SvgIconProps, 'aria-hidden'> & { fontSize?: 'inherit' };

/** A left and a right sole: the icon set has none. */
const Footprints = createSvgIcon(
  <path d="M7.5 2c2 0 3 2.3 3 4.7 0 2.2-.9 3.2-1.2 5.3H6c-.4-2.1-1.5-3.1-1.5-5.3C4.5 4.3 5.5 2 7.5 2ZM6.1 13.5h3.1c0 2.2-.4 3.5-1.5 3.5s-1.6-1.3-1.6-3.5ZM16.5 7c2 0 3 2.3 3 4.7 0 2.2-1.1 3.2-1.5 5.3h-3.3c-.3-2.1-1.2-3.1-1.2-5.3 0-2.4 1-4.7 3-4.7Zm-1.7 11.5h3.1c0 2.2-.5 3.5-1.6 3.5s-1.5-1.3-1.5-3.5Z" />,
);

/** Every picture that data may name. To add one: its import and its line here, and its name in picture-names.ts. */
const pictures: Record<PictureName, ComponentType<IconProps>> = {
  bike: DirectionsBike,
  chart: ShowChart,
  droplet: WaterDrop,
  dumbbell: FitnessCenter,
  footprints: Footprints,
  'heart-pulse': MonitorHeart,
  hike: Hiking,
  list: FormatListBulleted,
  meal: Restaurant,
  moon: Bedtime,
  pill: Medication,
  ruler: Straighten,
  run: DirectionsRun,
  scale: MonitorWeight,
  smile: Mood,
  'smoking-ban': SmokeFree,
  star: StarBorder,
  swim: Pool,
  thermometer: Thermostat,
  walk: DirectionsWalk,
  yoga: SelfImprovement,
};

/** The picture of this name, or a plain sign where there is none. */
export function DrawnPicture({ name }: { name: unknown }) {
  if (typeof name === 'string' && isMaterialName(name)) return <MaterialIcon name={name} className="svg-icon svg-icon-inherit" />;
  const Drawn = typeof name === 'string' && Object.hasOwn(pictures, name) ? pictures[name as PictureName] : Adjust;
  return <Drawn aria-hidden="true" fontSize="inherit" />;
}
