import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

const { headers, body }: { headers: Record<string, string>; body: string } = JSON.parse(await text(process.stdin));
const bytes = Buffer.from(body, 'base64');

createServer((_request, response) => response.writeHead(200, headers).end(bytes)).listen(Number(process.argv[2]));
