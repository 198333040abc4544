"""Runs a server of Swift in the foreground. Arguments: the folder of all settings, and account, container, object or proxy."""

import importlib
import sys

from swift.common.utils import set_swift_dir
from swift.common.wsgi import run_wsgi

folder, name = sys.argv[1:]
set_swift_dir(folder)
options = {}
if name == "object":
    options["global_conf_callback"] = importlib.import_module("swift.obj.server").global_conf_callback
sys.exit(run_wsgi(f"{folder}/{name}.conf", f"{name}-server", **options))
