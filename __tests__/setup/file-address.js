const path = require("node:path");

/** Gives tests the name of a picture in place of its address, as webpack's asset files do. */
module.exports = {
  process: (_source, file) => ({ code: `module.exports = ${JSON.stringify(path.basename(file))};` }),
};
