import Add from '@mui/icons-material/Add';
import ArrowBack from '@mui/icons-material/ArrowBack';
import BarChart from '@mui/icons-material/BarChart';
import CalendarMonth from '@mui/icons-material/CalendarMonth';
import Campaign from '@mui/icons-material/Campaign';
import CardGiftcard from '@mui/icons-material/CardGiftcard';
import ChatBubbleOutlineOutlined from '@mui/icons-material/ChatBubbleOutlineOutlined';
import Close from '@mui/icons-material/Close';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Delete from '@mui/icons-material/Delete';
import ExpandMore from '@mui/icons-material/ExpandMore';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import Home from '@mui/icons-material/Home';
import Logout from '@mui/icons-material/Logout';
import Menu from '@mui/icons-material/Menu';
import MonitorHeart from '@mui/icons-material/MonitorHeart';
import Person from '@mui/icons-material/Person';
import Print from '@mui/icons-material/Print';
import Refresh from '@mui/icons-material/Refresh';
import Remove from '@mui/icons-material/Remove';
import RestartAlt from '@mui/icons-material/RestartAlt';
import School from '@mui/icons-material/School';
import Search from '@mui/icons-material/Search';
import Settings from '@mui/icons-material/Settings';
import Timeline from '@mui/icons-material/Timeline';
import Watch from '@mui/icons-material/Watch';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { IconName } from '../definitions/icon-names';

/** Every icon a definition may name. To add one: its import and its line here, and its name in icon-names.ts. */
export const icons: Record<IconName, ComponentType<SvgIconProps>> = {
  add: Add,
  back: ArrowBack,
  calendar: CalendarMonth,
  chat: ChatBubbleOutlineOutlined,
  close: Close,
  copy: ContentCopy,
  delete: Delete,
  devices: Watch,
  education: School,
  expand: ExpandMore,
  gift: CardGiftcard,
  heart: MonitorHeart,
  help: HelpOutlineOutlined,
  home: Home,
  menu: Menu,
  news: Campaign,
  person: Person,
  print: Print,
  refresh: Refresh,
  remove: Remove,
  reports: BarChart,
  reset: RestartAlt,
  search: Search,
  settings: Settings,
  'sign-out': Logout,
  timeline: Timeline,
};
