export {
  chargeAccount,
  creditCaseMoney,
  creditReturn,
  isCharged,
  isChargePaid,
  payCharge,
  releaseCharge,
} from './book.ts';
export { wrongCheckpoints } from './wrong-checkpoints.ts';
export { allMoneySettled, moneySettled, type MoneySettled } from './money-settled.ts';
export { unsettledCurrencies } from './store.ts';
export { requireCredit, type Credit } from './credit.ts';
