import { answer, askOf, done } from '#api/shared/retrieval.ts';
import { serve } from '#api/shared/serve.ts';
import { changeUsername } from './change-username.ts';
import { updateUser } from './change-user.ts';
import { confirmUsername } from './confirm-username.ts';
import { retrievePersons } from './retrieve-persons.ts';
import { updateUserAndPerson } from './update-user-and-person.ts';

const { accounts } = serve;

export const personRoutes = {
  retrievePersons: accounts.retrievePersons.handler(async ({ context, input }) =>
    answer(await retrievePersons(context, askOf(input)), input),
  ),
  updateUser: accounts.updateUser.handler(async ({ context, input }) => done(await updateUser(context, input.data[0]))),
  updateUserAndPerson: accounts.updateUserAndPerson.handler(async ({ context, input }) =>
    done(await updateUserAndPerson(context, input.data[0])),
  ),
  changeUsername: accounts.changeUsername.handler(async ({ context, input }) =>
    done(await changeUsername(context, input.data[0])),
  ),
  confirmUsername: accounts.confirmUsername.handler(async ({ context, input }) =>
    done(await confirmUsername(context, input.data[0])),
  ),
};
