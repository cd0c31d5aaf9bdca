const errors =
  /^#(?:¡?REF!|N\/[AD]|DIV\/0!|¡?DIV\/0!|¡?VALUE!|¡?VALOR!|NAME\?|¿?NOME\?|¿NOMBRE\?|¡?NULL!|¡?NULO!|¡?NUM!|NÚM!|¡NUM!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|BUSY!|UNKNOWN!|PYTHON!|EXTERNAL!|GETTING_DATA)$/iu;

/** What a spreadsheet shows in place of a result: «#REF!», «#N/A», in Portuguese «#VALOR!». It is no value. */
export function isSpreadsheetError(text: string): boolean {
  return errors.test(text.trim());
}
