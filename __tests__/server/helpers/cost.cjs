/** Loaded before a program: at its end it writes what it used as JSON. */
process.on("exit", () => console.error(JSON.stringify(process.resourceUsage())));
