// The name under which existing apps import the module.
@_exported import LayoutTemplates
