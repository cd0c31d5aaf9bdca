import { answer, askOf, done } from '#api/shared/retrieval.ts';
import { serve } from '#api/shared/serve.ts';
import { feedRoutes } from './calendar/feed-routes.ts';
import { retrieveCalendar } from './calendar/retrieve-calendar.ts';
import { createClass } from './create-class.ts';
import { moveClass } from './move-class.ts';
import { regulationRoutes } from './regulation/raw-routes.ts';
import { retrieveClasses } from './retrieve-classes.ts';
import { updateClass } from './update-class.ts';
import { joinWaitingList } from './waiting/join-waiting-list.ts';
import { leaveWaitingList } from './waiting/leave-waiting-list.ts';
import { retrieveWaitingEntries } from './waiting/retrieve-waiting-entries.ts';

const { classes } = serve;

export const classesRoutes = classes.router({
  retrieveClasses: classes.retrieveClasses.handler(async ({ context, input }) =>
    answer(await retrieveClasses(context, askOf(input)), input),
  ),
  retrieveCalendar: classes.retrieveCalendar.handler(async ({ context, input }) =>
    answer(await retrieveCalendar(context, askOf(input)), input),
  ),
  retrieveWaitingEntries: classes.retrieveWaitingEntries.handler(async ({ context, input }) =>
    answer(await retrieveWaitingEntries(context, askOf(input)), input),
  ),
  joinWaitingList: classes.joinWaitingList.handler(async ({ context, input }) =>
    done(await joinWaitingList(context, input.data[0])),
  ),
  leaveWaitingList: classes.leaveWaitingList.handler(async ({ context, input }) =>
    done(await leaveWaitingList(context, input.data[0])),
  ),
  createClass: classes.createClass.handler(async ({ context, input }) =>
    done(await createClass(context, input.data[0])),
  ),
  updateClass: classes.updateClass.handler(async ({ context, input }) =>
    done(await updateClass(context, input.data[0])),
  ),
  closeClass: classes.closeClass.handler(async ({ context, input }) =>
    done(await moveClass(context, { ...input.data[0], move: 'close' })),
  ),
  reopenClass: classes.reopenClass.handler(async ({ context, input }) =>
    done(await moveClass(context, { ...input.data[0], move: 'reopen' })),
  ),
  cancelClass: classes.cancelClass.handler(async ({ context, input }) =>
    done(await moveClass(context, { ...input.data[0], move: 'cancel' })),
  ),
  concludeClass: classes.concludeClass.handler(async ({ context, input }) =>
    done(await moveClass(context, { ...input.data[0], move: 'conclude' })),
  ),
});

export const classesRawRoutes = [...feedRoutes, ...regulationRoutes];
