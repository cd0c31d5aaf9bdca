function refuse(): never {
  throw new Error('A sheet is drawn in the zone of the browser. For others FullCalendar needs temporal-polyfill.');
}

export {
  refuse as create,
  refuse as fromEpochMilliseconds,
  refuse as offsetNanoseconds,
  refuse as toZonedDateTime,
  refuse as toZonedDateTimeISO,
};
