import { sessionSavingWalks, timeBlockSavingWalks } from './scheduler-walks';
import { testWalk } from './test-walk';
import { flows } from './walk';

const flow = (id: string) => flows.find((one) => one.id === id);
const [[scheduled, taken, again, saved] = []] = sessionSavingWalks.map(({ steps }) => steps);
const [[saving, refused, savingAgain, kept] = []] = timeBlockSavingWalks.map(({ steps }) => steps);

testWalk('scheduling a session', flow('session-saving'), {
  steps: [
    { ...scheduled, shows: ['C-scheduler-66 saving a session is started'] },
    { ...taken, shows: ['C-scheduler-66 C-scheduler-45 it is finished with a failure, says why and when the coach is free next'] },
    again!,
    { ...saved, shows: ['C-scheduler-66 C-scheduler-87 it is finished with success, and says so'] },
  ],
});

testWalk('blocking a time', flow('time-block-saving'), {
  steps: [
    { ...saving, shows: ['C-scheduler-67 saving a time block is started'] },
    { ...refused, shows: ['C-scheduler-67 C-scheduler-93 C-scheduler-45 it is finished with a failure, and says why'] },
    savingAgain!,
    { ...kept, shows: ['C-scheduler-67 C-scheduler-88 it is finished with success, and says so'] },
  ],
});

testWalk('blocking a time that the server refuses', flow('time-block-saving'), {
  steps: timeBlockSavingWalks[1]!.steps.map((step, index) => (index === 1 ? { ...step, shows: ['C-scheduler-94 it says that there was an error'] } : step)),
});
