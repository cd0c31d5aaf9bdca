// React and the router stay outside the bundle: without this before their first import they run in development mode.
process.env['NODE_ENV'] ??= 'production';
