const types: Record<string, string> = {
  html: 'text/html',
  htm: 'text/html',
  xhtml: 'application/xhtml+xml',
  css: 'text/css',
  js: 'text/javascript',
  mjs: 'text/javascript',
  json: 'application/json',
  map: 'application/json',
  xml: 'application/xml',
  xsd: 'application/xml',
  xsl: 'application/xml',
  dtd: 'application/xml-dtd',
  txt: 'text/plain',
  md: 'text/plain',
  csv: 'text/csv',
  vtt: 'text/vtt',
  srt: 'text/plain',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  avif: 'image/avif',
  bmp: 'image/bmp',
  ico: 'image/x-icon',
  cur: 'image/x-icon',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  wav: 'audio/wav',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
  ogv: 'video/ogg',
  woff: 'font/woff',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  otf: 'font/otf',
  eot: 'application/vnd.ms-fontobject',
  wasm: 'application/wasm',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
};

/** A neutral type: browsers download it and neither show nor run it. */
export const neutralType = 'application/octet-stream';

export function typeOfName(name: string): string {
  return types[extensionOf(name)] ?? neutralType;
}

const programs = new Set(
  [
    'php php3 php4 php5 php7 php8 phps pht phtml phar asp aspx asa asax ascx ashx asmx cer config jsp jspx jspf jar war',
    'cgi fcgi pl pm py pyc rb cfm cfml cfc shtml shtm stm htaccess htpasswd',
    'exe dll com bat cmd msi scr ps1 psm1 vbs vbe wsf hta lnk sh bash csh zsh so dylib elf app apk deb rpm',
  ].flatMap((line) => line.split(' ')),
);

/** By its name, something that a server or a computer would run instead of showing. */
export function isProgram(name: string): boolean {
  return programs.has(extensionOf(name));
}

function extensionOf(name: string): string {
  return /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

const programStarts =
  /^(MZ[\s\S]{30}|\u007FELF|\u00FE\u00ED\u00FA[\u00CE\u00CF]|[\u00CE\u00CF]\u00FA\u00ED\u00FE|#!\s*\/|\s*<\?(php|=))/i;
const pageStarts = /^(\u00EF\u00BB\u00BF)?\s*<(!doctype html|html|head|body|script|iframe)\b/i;
const shownAsMedia = /^(image\/(?!svg)|audio\/|video\/|font\/|application\/pdf)/;

/** By its first bytes, a program, or a page that its name says is a picture, sound, film, font or PDF. */
export function liesAboutItself(name: string, head: Uint8Array): boolean {
  const start = new TextDecoder('latin1').decode(head.subarray(0, 512));
  return programStarts.test(start) || (shownAsMedia.test(typeOfName(name)) && pageStarts.test(start));
}

const texts = /^(text\/|application\/(json|xml|xhtml\+xml|xml-dtd)|image\/svg)/;

export function isText(type: string): boolean {
  return texts.test(type);
}
