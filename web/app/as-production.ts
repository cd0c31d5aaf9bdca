// React and the router stay outside the bundle; unless this comes before the first of them, they run as in development.
process.env['NODE_ENV'] ??= 'production';
