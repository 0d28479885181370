/** Folders of the owner's code, whose files no release changes. */
export const OWN_FOLDERS = ["schemas/own", "web/own", "studio/own", "tests/own"];
