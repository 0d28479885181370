/**
 * Runs the site in production mode, whatever the environment says: the serving layer only serves builds. Must be
 * imported first, because other modules read the mode when they are loaded. The log, for example, would have lines of
 * two forms.
 */
Object.assign(process.env, { NODE_ENV: "production" });
