import { browserClock } from './clock';
import { countdownBy } from './countdown-by';

export default countdownBy(browserClock);
